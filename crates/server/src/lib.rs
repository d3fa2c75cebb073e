//! The table over HTTP and WebSocket: the same for people and for programs.
//!
//! A request names a match and proves by a token which seat it speaks for; without one it is a spectator's. One task at a
//! time changes a match ([`hall`]), what it changed is on disk before anyone is told, and whoever watches is told at once
//! ([`routes::live`]). Computer players and standing orders answer from [`attend`]. Nothing here knows a rule:
//! a match is a [`game::Played`], and everything else speaks in tables and texts.

pub mod ask;
pub mod attend;
pub mod document;
pub mod games;
pub mod hall;
pub mod limits;
pub mod routes;
pub mod sitting;
pub mod visit;
pub mod wire;

use std::future::Future;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use archive::Archive;
use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderName, HeaderValue, Method, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use game::{Kind, No};
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::task::JoinSet;
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use ask::Ask;
use routes::{assets, catalogue, house, live, matches, play, replay, table as questions};

pub use games::{Library, messages};
pub use hall::Hall;
pub use limits::Limits;

/// How a server is set up.
#[derive(Clone)]
pub struct Config {
    /// The games that are played.
    pub games: game::Games,
    /// Where it listens.
    pub address: SocketAddr,
    /// The file that matches are kept in.
    pub database: PathBuf,
    /// Data packs that replace the games' own.
    pub packs: Option<PathBuf>,
    /// What one address may do.
    pub limits: Limits,
    /// How long an answer that nobody had to think of takes.
    pub pace: Duration,
    /// How many computer players think at once.
    pub thinkers: usize,
}

/// Why a server does not start.
#[derive(Error, Debug)]
pub enum ServeError {
    /// The archive.
    #[error("{0}")]
    Archive(#[from] archive::ArchiveError),
    /// The port.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// Whatever the system says.
    #[error("{0}")]
    System(#[from] std::io::Error),
}

/// Serves until told to stop. `ready` is told the address once the door is open.
pub async fn serve(
    config: Config,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let archive = Archive::open(&config.database).await?;
    let library = Library::new(config.games, config.packs.clone());
    let hall = Arc::new(Hall::new(archive.clone(), library, config.limits, config.pace, config.thinkers));
    let listener =
        TcpListener::bind(config.address).await.map_err(|error| ServeError::Listen(config.address, error))?;
    let address = listener.local_addr()?;
    attend::attend_all(&hall).await;
    tokio::spawn(tidy(hall.clone()));
    let app = router(hall).into_make_service_with_connect_info::<SocketAddr>();
    ready(address);
    // Live connections never end by themselves: those that are open when the time comes are cut.
    let (stopping, stopped) = tokio::sync::oneshot::channel::<()>();
    let served = axum::serve(listener, app).with_graceful_shutdown(async move {
        stop.await;
        let _ = stopping.send(());
    });
    tokio::select! {
        served = served => served?,
        () = async { let _ = stopped.await; tokio::time::sleep(Duration::from_secs(2)).await; } => {}
    }
    archive.close().await;
    Ok(())
}

/// Closes matches that nobody has looked at for a while, and forgets who has been silent.
async fn tidy(hall: Arc<Hall>) {
    const SILENCE: Duration = Duration::from_secs(600);
    loop {
        tokio::time::sleep(SILENCE / 4).await;
        hall.close_idle(SILENCE);
        hall.limiter.forget(Instant::now());
    }
}

/// Everything that can be asked.
pub fn router(hall: Arc<Hall>) -> Router {
    let policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
                  font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
    let always = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
    };
    // Scripts and stylesheets stand under the policies of the page that asks for them: a hundred need not repeat them.
    let unless_part = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::if_not_present(name, move |response: &Response| {
            let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
            let part = kind.is_some_and(|kind| {
                ["text/javascript", "text/css"].iter().any(|part| kind.starts_with(part))
            });
            (!part).then(|| HeaderValue::from_static(value))
        })
    };
    Router::from(limited())
        .method_not_allowed_fallback(house::no_method)
        .layer(middleware::from_fn_with_state(hall.clone(), same_origin))
        .layer(middleware::from_fn_with_state(hall.clone(), to_its_end))
        .layer(middleware::from_fn_with_state(hall.clone(), within_limits))
        .merge(Router::from(free()))
        .fallback(get(assets::serve))
        .layer(DefaultBodyLimit::disable())
        .layer(CompressionLayer::new())
        .layer(unless_part(header::CONTENT_SECURITY_POLICY, policy))
        .layer(always(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(unless_part(header::REFERRER_POLICY, "no-referrer"))
        .with_state(hall)
}

/// What an address may ask only so often. A route is added with its description: [`document`] tells of all of them.
fn limited() -> OpenApiRouter<Arc<Hall>> {
    let api = OpenApiRouter::new()
        .routes(routes!(house::api))
        .routes(routes!(catalogue::list))
        .routes(routes!(catalogue::preview))
        .routes(routes!(catalogue::rulebook))
        .routes(routes!(matches::create))
        .routes(routes!(matches::summaries))
        .routes(routes!(matches::about))
        .routes(routes!(matches::join))
        .routes(routes!(matches::reveal))
        .routes(routes!(matches::sheet))
        .routes(routes!(live::watch))
        .routes(routes!(play::decide))
        .routes(routes!(play::undo))
        .routes(routes!(play::take_back))
        .routes(routes!(play::resign))
        .routes(routes!(play::rematch))
        .routes(routes!(play::substitute))
        .routes(routes!(play::standing))
        .routes(routes!(play::chat))
        .routes(routes!(play::nudge))
        .routes(routes!(questions::why_not))
        .routes(routes!(questions::odds))
        .routes(routes!(questions::inspect))
        .routes(routes!(questions::measure))
        .routes(routes!(replay::step))
        .routes(routes!(replay::frames))
        .routes(routes!(replay::journal))
        .routes(routes!(replay::account))
        .routes(routes!(play::file))
        .routes(routes!(replay::import))
        .fallback(house::nowhere);
    OpenApiRouter::new().nest("/api", api).routes(routes!(house::metrics))
}

/// What it may ask as often as it likes: whoever watches over the server is not turned away when it is busy.
fn free() -> OpenApiRouter<Arc<Hall>> {
    OpenApiRouter::new().routes(routes!(house::health))
}

/// Who asks too much is told when to come back.
async fn within_limits(State(hall): State<Arc<Hall>>, ask: Ask, request: Request, next: Next) -> Response {
    match hall.limiter.may_ask(ask.address, Instant::now()) {
        Ok(()) => next.run(request).await,
        Err(wait) => {
            let refused = ask.no(No::new(Kind::TooMuch, limits::too_fast(wait)));
            ([(header::RETRY_AFTER, limits::whole_seconds(wait).to_string())], refused).into_response()
        }
    }
}

/// What changes something is done to its end, even if whoever asked for it does not wait: half of it would be neither done
/// nor undone. Whatever breaks, he gets an answer.
async fn to_its_end(ask: Ask, request: Request, next: Next) -> Response {
    let looks = request.method() == Method::GET;
    let mut tasks = JoinSet::new();
    tasks.spawn(next.run(request));
    let done = if looks {
        tasks.join_next().await
    } else {
        tokio::spawn(async move { tasks.join_next().await }).await.ok().flatten()
    };
    match done {
        Some(Ok(response)) => response,
        failed => {
            let error = failed.and_then(Result::err).map(|error| error.to_string()).unwrap_or_default();
            tracing::error!("a request broke off: {error}");
            ask.no(No::key(Kind::Fault, "server-broke-off")).into_response()
        }
    }
}

/// Pages of other sites may neither watch nor change a match: what a browser sends from elsewhere is refused.
async fn same_origin(ask: Ask, request: Request, next: Next) -> Response {
    if is_foreign(&request) {
        return ask.no(No::key(Kind::Forbidden, "server-elsewhere")).into_response();
    }
    next.run(request).await
}

fn is_foreign(request: &Request) -> bool {
    let text = |name: HeaderName| request.headers().get(name).and_then(|value| value.to_str().ok());
    let changes = request.method() != Method::GET || text(header::UPGRADE).is_some();
    let foreign = match (text(header::ORIGIN), text(header::HOST)) {
        (Some(origin), Some(host)) => origin.split_once("://").is_none_or(|(_, from)| from != host),
        (Some(_), None) => true,
        (None, _) => false,
    };
    changes && foreign
}
