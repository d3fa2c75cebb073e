//! Matches that last.
//!
//! A match is a record (what it is played with and by whom) and an append-only list of entries; (match, number) is unique,
//! so that of two who answer the same question exactly one is accepted. Snapshots of the position stand beside the entries:
//! opening a long match costs no more than opening a short one. The archive knows no rule and no game: what it keeps are
//! texts, as the host hands them over. Whatever a call here has acknowledged is on disk.
//!
//! Kept in SQLite. The statements use nothing that PostgreSQL has not, so that a second pool can stand behind the same calls.

use std::path::Path;
use std::time::Duration;

use game::{Kind, No, Snapshot};
use host::{Entry, Saying, Step};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{Row, SqlSafeStr, SqliteConnection};
use table::Text;
use thiserror::Error;

/// Every so many entries a snapshot is kept for good: replaying to any point starts at the nearest.
pub const KEPT_EVERY: u64 = 32;

/// Why something was not kept.
#[derive(Error, Debug)]
pub enum ArchiveError {
    /// Somebody else's entry has this number: the match has gone on.
    #[error("entry {0} of this match is taken already")]
    Taken(u64),
    /// There is no such match.
    #[error("there is no match “{0}”")]
    NoMatch(String),
    /// The database itself.
    #[error("the archive cannot be used: {0}")]
    Database(#[from] sqlx::Error),
    /// The database was made by another version.
    #[error("the archive cannot be brought up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
}

/// What whoever asked for it is told; what is wrong with the archive itself is for whoever looks after it.
impl From<ArchiveError> for No {
    fn from(error: ArchiveError) -> No {
        match error {
            ArchiveError::Taken(_) => No::key(Kind::Stale, "host-stale"),
            ArchiveError::NoMatch(id) => No::new(Kind::Unknown, Text::key("host-no-match").with("id", id)),
            ArchiveError::Database(_) | ArchiveError::Migration(_) => {
                tracing::error!("{error}");
                No::key(Kind::Fault, "host-archive")
            }
        }
    }
}

/// What is kept of a match beside its entries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// Its id.
    pub id: String,
    /// What it is played with and by whom.
    pub record: String,
    /// The number of its last entry; none before it has begun.
    pub last: Option<u64>,
    /// Whether a computer player or a standing order is to answer.
    pub pending: bool,
    /// The first entry that an undo may still go back to.
    pub undo_from: Option<u64>,
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
    /// When it last changed.
    pub changed: i64,
}

/// The matches of a server.
#[derive(Clone)]
pub struct Archive {
    pool: SqlitePool,
}

fn number(row: &SqliteRow, column: &str) -> u64 {
    u64::try_from(row.get::<i64, _>(column)).unwrap_or_default()
}

/// A number as the database counts.
fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn kept(row: &SqliteRow) -> Kept {
    Kept {
        id: row.get("id"),
        record: row.get("record"),
        last: u64::try_from(row.get::<i64, _>("entries")).ok(),
        pending: row.get::<i64, _>("pending") != 0,
        undo_from: u64::try_from(row.get::<i64, _>("undo_from")).ok(),
        created: row.get("created"),
        changed: row.get("changed"),
    }
}

fn entry(row: &SqliteRow) -> Entry {
    Entry {
        number: number(row, "number"),
        seat: row.get::<i64, _>("seat") as u8,
        words: row.get("words"),
        notes: row.get("notes"),
        at: row.get("at"),
    }
}

fn snapshot(row: &SqliteRow) -> Snapshot {
    Snapshot {
        number: number(row, "number"),
        rules: number(row, "rules") as u32,
        position: row.get("position"),
    }
}

impl Archive {
    /// Opens the archive in this file, and makes it if there is none.
    pub async fn open(path: &Path) -> Result<Archive, ArchiveError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // What is acknowledged is on disk, whatever happens to the machine.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(30));
        let pool = SqlitePoolOptions::new().max_connections(8).connect_with(options).await?;
        let migrations = vec![Migration::new(
            1,
            "matches".into(),
            MigrationType::Simple,
            include_str!("../migrations/1_matches.sql").into_sql_str(),
            false,
        )];
        Migrator::with_migrations(migrations).run(&pool).await?;
        Ok(Archive { pool })
    }

    /// Closes it: everything is written, the file can be copied.
    pub async fn close(&self) {
        self.pool.close().await;
    }

    /// Whether it answers.
    pub async fn is_well(&self) -> bool {
        sqlx::query("SELECT 1").execute(&self.pool).await.is_ok()
    }

    /// How many matches there are.
    pub async fn count(&self) -> Result<u64, ArchiveError> {
        let row = sqlx::query("SELECT COUNT(*) AS number FROM matches").fetch_one(&self.pool).await?;
        Ok(number(&row, "number"))
    }

    /// Keeps a new match that has not begun.
    pub async fn create(&self, id: &str, record: &str, at: i64) -> Result<(), ArchiveError> {
        create(&mut *self.pool.acquire().await?, id, record, -1, at).await
    }

    /// Keeps a match that came from elsewhere, with its entries: all of it or nothing. They may begin with any number.
    pub async fn import(&self, id: &str, record: &str, steps: &[Step], at: i64) -> Result<(), ArchiveError> {
        let mut deal = self.pool.begin_with("BEGIN IMMEDIATE").await?;
        let before = steps.first().map_or(-1, |step| signed(step.entry.number) - 1);
        create(&mut deal, id, record, before, at).await?;
        for step in steps {
            append(&mut deal, id, step).await?;
        }
        deal.commit().await?;
        Ok(())
    }

    /// Replaces the record of a match: who sits where, standing orders, requests.
    pub async fn rewrite(&self, id: &str, record: &str, at: i64) -> Result<(), ArchiveError> {
        let done = sqlx::query("UPDATE matches SET record = $2, changed = $3 WHERE id = $1")
            .bind(id)
            .bind(record)
            .bind(at)
            .execute(&self.pool)
            .await?;
        if done.rows_affected() == 0 { Err(ArchiveError::NoMatch(id.to_string())) } else { Ok(()) }
    }

    /// Keeps an entry with what it leads to, all or nothing.
    pub async fn append(&self, id: &str, step: &Step) -> Result<(), ArchiveError> {
        // The writer's lock is taken at once: a reader that turns into a writer could be refused half-way.
        let mut deal = self.pool.begin_with("BEGIN IMMEDIATE").await?;
        append(&mut deal, id, step).await?;
        deal.commit().await?;
        Ok(())
    }

    /// A match.
    pub async fn find(&self, id: &str) -> Result<Kept, ArchiveError> {
        let row =
            sqlx::query("SELECT * FROM matches WHERE id = $1").bind(id).fetch_optional(&self.pool).await?;
        row.as_ref().map(kept).ok_or_else(|| ArchiveError::NoMatch(id.to_string()))
    }

    /// The matches in which a computer player or a standing order is to answer.
    pub async fn pending(&self) -> Result<Vec<String>, ArchiveError> {
        let rows = sqlx::query("SELECT id FROM matches WHERE pending = 1 ORDER BY changed")
            .fetch_all(&self.pool)
            .await?;
        Ok(rows.iter().map(|row| row.get("id")).collect())
    }

    /// The last snapshot of a match at or before an entry.
    pub async fn snapshot(&self, id: &str, upto: u64) -> Result<Option<Snapshot>, ArchiveError> {
        let row = sqlx::query(
            "SELECT * FROM snapshots WHERE match_id = $1 AND number <= $2 ORDER BY number DESC LIMIT 1",
        )
        .bind(id)
        .bind(signed(upto))
        .fetch_optional(&self.pool)
        .await?;
        Ok(row.as_ref().map(snapshot))
    }

    /// The entries of a match from one number to another, both included.
    pub async fn entries(&self, id: &str, from: u64, to: u64) -> Result<Vec<Entry>, ArchiveError> {
        let rows = sqlx::query(
            "SELECT * FROM entries WHERE match_id = $1 AND number >= $2 AND number <= $3 ORDER BY number",
        )
        .bind(id)
        .bind(signed(from))
        .bind(signed(to))
        .fetch_all(&self.pool)
        .await?;
        Ok(rows.iter().map(entry).collect())
    }

    /// Keeps something said.
    pub async fn say(&self, id: &str, said: &Saying) -> Result<(), ArchiveError> {
        sqlx::query(
            "INSERT INTO chat (match_id, number, seat, words, at)
             SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4 FROM chat WHERE match_id = $1",
        )
        .bind(id)
        .bind(i64::from(said.seat))
        .bind(&said.words)
        .bind(said.at)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// The last things said, the oldest first.
    pub async fn said(&self, id: &str, most: u32) -> Result<Vec<Saying>, ArchiveError> {
        let rows = sqlx::query("SELECT * FROM chat WHERE match_id = $1 ORDER BY number DESC LIMIT $2")
            .bind(id)
            .bind(i64::from(most))
            .fetch_all(&self.pool)
            .await?;
        let said = |row: &SqliteRow| Saying {
            seat: row.get::<i64, _>("seat") as u8,
            words: row.get("words"),
            at: row.get("at"),
        };
        Ok(rows.iter().rev().map(said).collect())
    }
}

async fn create(
    deal: &mut SqliteConnection,
    id: &str,
    record: &str,
    last: i64,
    at: i64,
) -> Result<(), ArchiveError> {
    sqlx::query(
        "INSERT INTO matches (id, record, entries, pending, undo_from, created, changed)
         VALUES ($1, $2, $3, 0, -1, $4, $4)",
    )
    .bind(id)
    .bind(record)
    .bind(last)
    .bind(at)
    .execute(deal)
    .await?;
    Ok(())
}

async fn append(deal: &mut SqliteConnection, id: &str, step: &Step) -> Result<(), ArchiveError> {
    let number = step.entry.number;
    let inserted = sqlx::query(
        "INSERT INTO entries (match_id, number, seat, words, notes, at) VALUES ($1, $2, $3, $4, $5, $6)",
    )
    .bind(id)
    .bind(signed(number))
    .bind(i64::from(step.entry.seat))
    .bind(&step.entry.words)
    .bind(&step.entry.notes)
    .bind(step.entry.at)
    .execute(&mut *deal)
    .await;
    match inserted {
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => {
            return Err(ArchiveError::Taken(number));
        }
        Err(sqlx::Error::Database(error)) if error.is_foreign_key_violation() => {
            return Err(ArchiveError::NoMatch(id.to_string()));
        }
        other => other?,
    };
    // No entry is skipped either: the match stands where this one follows.
    let moved = sqlx::query(
        "UPDATE matches SET entries = $2, pending = $3, changed = $4, record = COALESCE($5, record), undo_from = $6
         WHERE id = $1 AND entries = $2 - 1",
    )
    .bind(id)
    .bind(signed(number))
    .bind(i64::from(step.pending))
    .bind(step.entry.at)
    .bind(&step.record)
    .bind(step.undo_from.map_or(-1, signed))
    .execute(&mut *deal)
    .await?;
    if moved.rows_affected() != 1 {
        return Err(ArchiveError::Taken(number));
    }
    sqlx::query("INSERT INTO snapshots (match_id, number, rules, position) VALUES ($1, $2, $3, $4)")
        .bind(id)
        .bind(signed(step.snapshot.number))
        .bind(i64::from(step.snapshot.rules))
        .bind(&step.snapshot.position)
        .execute(&mut *deal)
        .await?;
    // Of the snapshots before, those at round numbers stay, those that an undo may need, and those after something was taken
    // back: what lies before such an entry may not be known to whoever starts from a round number.
    let needed = step.undo_from.map_or(number, |entry| entry.saturating_sub(1).min(number));
    let thin = "DELETE FROM snapshots WHERE match_id = $1 AND number < $2 AND number % $3 <> 0 AND NOT EXISTS \
                (SELECT 1 FROM entries WHERE entries.match_id = snapshots.match_id AND entries.number = snapshots.number \
                AND (words LIKE 'undo %' OR words LIKE 'takeback %'))";
    sqlx::query(thin).bind(id).bind(signed(needed)).bind(signed(KEPT_EVERY)).execute(&mut *deal).await?;
    Ok(())
}
