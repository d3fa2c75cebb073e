//! States that have a name and are kept as a number.

/// Names the states of something, which positions keep as numbers from 0 in this order: in a match file's digests, and on disk.
///
/// ```text
/// contract::numbered! {
///     /// How the battle stands.
///     pub enum Ended {
///         /// It goes on.
///         Not,
///         /// The Germans have won.
///         German,
///     }
/// }
/// ```
#[macro_export]
macro_rules! numbered {
    (
        $(#[$of_enum:meta])*
        pub enum $name:ident {
            $($(#[$of_state:meta])* $state:ident),+ $(,)?
        }
    ) => {
        $(#[$of_enum])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
        #[serde(into = "u8", try_from = "u8")]
        pub enum $name {
            $($(#[$of_state])* $state),+
        }

        impl From<$name> for u8 {
            fn from(state: $name) -> u8 {
                state as u8
            }
        }

        impl TryFrom<u8> for $name {
            type Error = String;

            fn try_from(number: u8) -> Result<$name, String> {
                let all = [$($name::$state),+];
                all.get(usize::from(number)).copied().ok_or_else(|| format!("no state {number}"))
            }
        }
    };
}
