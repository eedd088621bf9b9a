import type pg from 'pg'
import { until } from '#tests/support/until'

/**
 * Counts the sessions that wait for a lock. Other tests share the server, so only the database of `db` counts.
 * @param statement part of the waiting statement; empty counts them all
 */
export async function lockWaits(db: pg.Client, statement = ''): Promise<number> {
  // A transaction keeps its first view of the activity until it is cleared.
  await db.query('select pg_stat_clear_snapshot()')
  const { rows } = await db.query(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query like '%' || $1 || '%'`,
    [statement],
  )
  return rows[0].count
}

/** Ends once a session waits for a lock. */
export const untilLocked = (db: pg.Client, statement = '', limit?: number): Promise<void> =>
  until(async () => {
    if ((await lockWaits(db, statement)) === 0) throw new Error('no session waits for a lock')
  }, limit)
