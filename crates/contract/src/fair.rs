//! Dice that neither player nor host can steer.
//!
//! Before a match the host thinks of a secret and each player of a number, and each shows the others a digest of it: from
//! then on nobody can change his own. Only when all digests lie on the table are the numbers opened, and the secret with
//! them makes the seed. The secret itself is opened at the end, when everybody can make the seed again.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};
use table::Text;

use crate::{BySeat, Seat, Seed};

/// A number that somebody thought of: 32 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Secret(pub [u8; 32]);

impl Secret {
    /// The number itself, in hexadecimal digits: only for whoever may know it.
    pub fn reveal(&self) -> String {
        hex::encode(self.0)
    }

    /// What is shown of it before it is opened.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }
}

/// Never shown by accident.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// The digest of a [`Secret`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Commitment(pub [u8; 32]);

/// Reads 64 hexadecimal digits, in the one way that they are written: in small letters.
pub(crate) fn unhex(text: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    hex::decode_to_slice(text, &mut bytes).ok()?;
    (hex::encode(bytes) == text).then_some(bytes)
}

/// Writes and reads 32 bytes as hexadecimal digits; what is none is refused with this message.
macro_rules! in_digits {
    ($bytes:ident, $refusal:literal) => {
        impl std::fmt::Display for $bytes {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&hex::encode(self.0))
            }
        }

        impl std::str::FromStr for $bytes {
            type Err = table::Text;
            fn from_str(text: &str) -> Result<$bytes, table::Text> {
                let bytes = $crate::fair::unhex(text).map($bytes);
                bytes.ok_or_else(|| table::Text::key($refusal).with("found", text))
            }
        }
    };
}
pub(crate) use in_digits;

in_digits!(Commitment, "dice-bad-number");

impl FromStr for Secret {
    type Err = Text;
    fn from_str(text: &str) -> Result<Secret, Text> {
        // A secret that was mistyped is not said again.
        unhex(text).map(Secret).ok_or_else(|| Text::key("dice-bad-number").with("found", "…"))
    }
}

/// What a seed was made from: the host's secret, and the numbers of those players who gave one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FairDice {
    /// The host's.
    pub secret: Secret,
    /// The players'.
    pub numbers: BySeat<Option<Secret>>,
}

impl FairDice {
    /// The seed made from them.
    pub fn seed(&self) -> Seed {
        let mut digest = Sha256::new();
        digest.update(b"quatorze-seed");
        digest.update(self.secret.0);
        for seat in Seat::BOTH {
            if let Some(number) = self.numbers[seat] {
                digest.update(number.0);
            }
        }
        Seed(digest.finalize().into())
    }
}

/// As a match file writes them: the secret and a number a seat, `-` where one gave none.
impl fmt::Display for FairDice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.secret.reveal())?;
        Seat::BOTH.into_iter().try_for_each(|seat| match self.numbers[seat] {
            Some(number) => write!(f, " {}", number.reveal()),
            None => f.write_str(" -"),
        })
    }
}

impl FromStr for FairDice {
    type Err = Text;
    fn from_str(text: &str) -> Result<FairDice, Text> {
        let parts: Vec<&str> = text.split(' ').collect();
        let &[secret, first, second] = parts.as_slice() else {
            return Err(Text::key("dice-three-parts"));
        };
        let number = |part: &str| if part == "-" { Ok(None) } else { part.parse().map(Some) };
        Ok(FairDice { secret: secret.parse()?, numbers: BySeat([number(first)?, number(second)?]) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seed_depends_on_everyone() {
        let dice = |a, b, c| FairDice {
            secret: Secret([a; 32]),
            numbers: BySeat([b, c].map(|n| Some(Secret([n; 32])))),
        };
        let seed = dice(1, 2, 3).seed();
        assert_eq!(seed, dice(1, 2, 3).seed());
        for other in [dice(9, 2, 3), dice(1, 9, 3), dice(1, 2, 9), dice(1, 3, 2)] {
            assert_ne!(other.seed(), seed);
        }
        let alone = FairDice { numbers: BySeat([Some(Secret([2; 32])), None]), ..dice(1, 2, 3) };
        assert_ne!(alone.seed(), seed);
        for dice in [dice(1, 2, 3), alone] {
            assert_eq!(dice.to_string().parse::<FairDice>().unwrap(), dice);
        }
    }

    #[test]
    fn a_secret_never_shows_in_debug_output_and_its_digest_is_sha_256() {
        let secret = Secret(*b"abcdefghijklmnopqrstuvwxyz012345");
        assert_eq!(format!("{secret:?}"), "Secret(…)");
        let shown = "653bb1245e828fcda4fa53fcd5a3def5bd7654e651f54b4132b73d74e64435c4";
        assert_eq!(secret.commitment().to_string(), shown);
        assert_eq!(secret.commitment().to_string().parse::<Commitment>().unwrap(), secret.commitment());
        assert!("xyz".parse::<Commitment>().is_err() && "1 2".parse::<FairDice>().is_err());
    }
}
