//! Who comes to a match, with what he asks of it.

use std::collections::HashMap;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse, Response};
use contract::Seat;
use game::{Kind, No};
use host::{Asker, Hosted, Keep, Mode};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Ask, Body, Path, Problem, Query};
use crate::attend::attend;
use crate::hall::{Hall, chance, now};
use crate::sitting::Sitting;

/// Somebody at a match, which nobody else looks at or changes meanwhile. What he asks comes from the query of a GET request,
/// from the body of any other.
pub struct Visit<T> {
    /// Everything the server holds.
    pub hall: Arc<Hall>,
    /// Who he is.
    pub ask: Ask,
    /// The seats that are his.
    pub own: Vec<Seat>,
    /// The match.
    pub sitting: Sitting,
    /// What he asks.
    pub asked: T,
}

/// Nothing is asked but what the address says.
#[derive(Deserialize)]
pub struct Nothing {}

impl<T> Visit<T> {
    /// Somebody comes to the match of this id.
    pub async fn to(hall: &Arc<Hall>, ask: Ask, id: &str, asked: T) -> Result<Visit<T>, Problem> {
        let sitting = hall.open(id).await.map_err(|no| ask.no(no))?;
        if sitting.due().is_some() {
            // Whoever asks about a match that lay on the shelf sets it going again.
            attend(hall, &sitting.live);
        }
        let own = ask.token.as_deref().map(|token| sitting.record.seats_of(token)).unwrap_or_default();
        if own.is_empty() && ask.token.is_some() {
            return Err(ask.no(No::key(Kind::Unproven, "server-wrong-token")));
        }
        for seat in &own {
            sitting.live.heard(*seat);
        }
        Ok(Visit { hall: hall.clone(), ask, own, sitting, asked })
    }

    /// A refusal; who saw the match before it went on is shown it as it is now.
    pub fn no(&self, no: No) -> Problem {
        let stale = no.kind == Kind::Stale && !self.sitting.live.is_lost();
        let eye = self.sitting.eye(&self.own, None).ok().filter(|_| stale);
        let sheet = eye.map(|eye| Box::new(self.sitting.sheet(&self.own, eye)));
        self.ask.no_with(&self.sitting.record.game, no, sheet)
    }

    /// An answer in the words of the match's game.
    pub fn answer<A: Serialize>(&self, answer: Result<A, No>) -> Answer {
        let answer = answer.map_err(|no| self.no(no))?;
        Ok(self.ask.answer(&self.sitting.record.game, &answer))
    }

    /// The same, where there may be nothing to answer.
    pub fn answer_if_any<A: Serialize>(&self, answer: Result<Option<A>, No>) -> Result<Response, Problem> {
        match answer.transpose() {
            Some(answer) => self.answer(answer).map(IntoResponse::into_response),
            None => Ok(StatusCode::NO_CONTENT.into_response()),
        }
    }

    /// Everything that he may see from where he wants to look.
    pub fn sheet(&self, from: Option<&str>) -> Answer {
        let eye = self.sitting.eye(&self.own, from);
        self.answer(eye.map(|eye| self.sitting.sheet(&self.own, eye)))
    }

    /// Keeps what he did; if it could not be done or kept, he is told.
    pub async fn keep(&mut self, done: Result<Vec<Keep>, No>) -> Result<(), Problem> {
        let kept = match done {
            Ok(kept) => self.hall.keep(&mut self.sitting, kept).await,
            Err(no) => Err(no),
        };
        let Err(no) = kept else {
            attend(&self.hall, &self.sitting.live);
            return Ok(());
        };
        if self.sitting.live.is_lost() {
            // A match that somebody else has changed on disk is read anew before it is shown.
            let fresh = self.hall.open(&self.sitting.live.id).await;
            self.sitting = fresh.map_err(|no| self.ask.no(no))?;
        }
        Err(self.no(no))
    }
}

impl<T: DeserializeOwned + Send> FromRequest<Arc<Hall>> for Visit<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, hall: &Arc<Hall>) -> Result<Visit<T>, Problem> {
        let (mut parts, body) = request.into_parts();
        let ask = Ask::from_request_parts(&mut parts, hall).await?;
        let Path(named) = Path::<HashMap<String, String>>::from_request_parts(&mut parts, hall).await?;
        let asked = if parts.method == Method::GET {
            Query::from_request_parts(&mut parts, hall).await?.0
        } else {
            Body::from_request(Request::from_parts(parts, body), hall).await?.0
        };
        Visit::to(hall, ask, named.get("id").map_or("", String::as_str), asked).await
    }
}

/// What is asked by somebody who acts for a seat.
pub trait Acts: DeserializeOwned + Send {
    /// The seat that is named: only whoever holds both has to name one.
    fn seat(&self) -> Option<u8>;

    /// The seat that acts where none is named, of those that are the asker's.
    fn usual(_: &Hosted, _own: &[Seat]) -> Option<Seat> {
        None
    }
}

/// The body of a request by somebody who acts for a seat, and may have to say for which.
macro_rules! acts {
    ($(#[$about:meta])* $name:ident { $($(#[$says:meta])* $field:ident: $kind:ty,)* }) => {
        $(#[$about])*
        #[derive(serde::Deserialize, utoipa::ToSchema)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            $($(#[$says])* $field: $kind,)*
            /// The seat that acts, 0 or 1; only whoever holds both has to say.
            #[serde(default, rename = "as")]
            seat: Option<u8>,
        }

        impl $crate::visit::Acts for $name {
            fn seat(&self) -> Option<u8> {
                self.seat
            }
        }
    };
}
pub(crate) use acts;

/// Somebody who acts for a seat in a match.
pub struct Turn<T> {
    visit: Visit<T>,
    /// Who he is, for the host.
    pub asker: Asker,
}

impl<T> Deref for Turn<T> {
    type Target = Visit<T>;

    fn deref(&self) -> &Visit<T> {
        &self.visit
    }
}

impl<T> DerefMut for Turn<T> {
    fn deref_mut(&mut self) -> &mut Visit<T> {
        &mut self.visit
    }
}

impl<T: Acts> FromRequest<Arc<Hall>> for Turn<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, hall: &Arc<Hall>) -> Result<Turn<T>, Problem> {
        let visit = Visit::<T>::from_request(request, hall).await?;
        let named = visit.asked.seat().or(T::usual(&visit.sitting, &visit.own).map(|seat| seat as u8));
        let seat = visit.sitting.acting(&visit.own, named).map_err(|no| visit.no(no))?;
        let asker = Asker { own: visit.own.clone(), seat, now: now(), chance: chance() };
        Ok(Turn { visit, asker })
    }
}

impl<T: Acts> Turn<T> {
    /// Does something in the match.
    pub fn act(
        &mut self,
        act: impl FnOnce(&mut Hosted, &Asker, &T) -> Result<Vec<Keep>, No>,
    ) -> Result<Vec<Keep>, No> {
        act(&mut self.visit.sitting, &self.asker, &self.visit.asked)
    }

    /// Does something in the match, and shows the asker what came of it.
    pub async fn does(
        mut self,
        act: impl FnOnce(&mut Hosted, &Asker, &T) -> Result<Vec<Keep>, No>,
    ) -> Answer {
        let done = self.act(act);
        self.done(done).await
    }

    /// Keeps what was done; the asker gets the fresh table. Who plays both sides sees the side he just played.
    pub async fn done(mut self, done: Result<Vec<Keep>, No>) -> Answer {
        self.visit.keep(done).await?;
        let hot_seat = self.own.len() == 2 && self.sitting.record.mode == Mode::HotSeat;
        let from = hot_seat.then(|| (self.asker.seat as u8).to_string());
        self.sheet(from.as_deref())
    }
}
