//! Doctrines: what a side's computer player goes by when it puts decisions in order, as a list of dials.
//!
//! Each side has a drill, which is what the regulations say and what Recrue keeps to; the doctrine that experience has taught; and plans
//! that differ from that in a few things, among which a search chooses ([`Think::plans`](crate::Think::plans)). A game names its
//! dials with [`dials!`](crate::dials).

/// How much each of so many things counts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Doctrine<const DIALS: usize>(pub [f32; DIALS]);

/// A plan beside the usual doctrine: by how much it turns which dials.
pub type Turned<D> = &'static [(D, f32)];

/// The doctrines of a side: what experience has taught, the plans that turn it, and last the drill.
pub fn doctrines<D: Copy + Into<usize>, const DIALS: usize>(
    drill: [f32; DIALS],
    taught: [f32; DIALS],
    plans: &[Turned<D>],
) -> Vec<Doctrine<DIALS>> {
    let turned = plans.iter().map(|plan| {
        let mut doctrine = Doctrine(taught);
        for &(dial, by) in *plan {
            doctrine.0[dial.into()] += by;
        }
        doctrine
    });
    std::iter::once(Doctrine(taught)).chain(turned).chain(std::iter::once(Doctrine(drill))).collect()
}

/// Names the dials of a game and sets them: both sides by the drill, then by experience.
#[macro_export]
macro_rules! dials {
    ($($(#[$what:meta])+ $name:ident = $first:literal, $second:literal => $taught:literal, $learnt:literal;)+) => {
        /// Something that counts.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Dial { $($(#[$what])+ $name,)+ }

        /// The dials by name.
        pub const DIALS: &[(&str, Dial)] = &[$((stringify!($name), Dial::$name),)+];

        /// How much each of them counts.
        pub type Doctrine = $crate::Doctrine<{ DIALS.len() }>;

        const DRILL: [[f32; DIALS.len()]; 2] = [[$($first,)+], [$($second,)+]];

        const TAUGHT: [[f32; DIALS.len()]; 2] = [[$($taught,)+], [$($learnt,)+]];

        impl From<Dial> for usize {
            fn from(dial: Dial) -> usize {
                dial as usize
            }
        }

        /// The doctrines of both sides, with these plans.
        fn of_both(plans: [&[$crate::Turned<Dial>]; 2]) -> [Vec<Doctrine>; 2] {
            [0, 1].map(|side| $crate::doctrines(DRILL[side], TAUGHT[side], plans[side]))
        }
    };
}

#[cfg(test)]
mod tests {
    dials! {
        /// Going on.
        Onward = 1.0, -1.0 => 2.0, -2.0;
        /// Holding out.
        Hold = 0.5, 0.25 => 0.0, 1.0;
    }

    #[test]
    fn the_doctrine_comes_first_the_plans_turn_it_and_the_drill_is_last() {
        let [first, second] = of_both([&[&[(Dial::Hold, 0.5)]], &[]]);
        assert_eq!(
            first.iter().map(|doctrine| doctrine.0).collect::<Vec<_>>(),
            [[2.0, 0.0], [2.0, 0.5], [1.0, 0.5]]
        );
        assert_eq!(second.iter().map(|doctrine| doctrine.0).collect::<Vec<_>>(), [[-2.0, 1.0], [-1.0, 0.25]]);
        assert_eq!(DIALS.iter().map(|(name, _)| *name).collect::<Vec<_>>(), ["Onward", "Hold"]);
    }
}
