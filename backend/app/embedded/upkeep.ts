import type { PGlite } from '@electric-sql/pglite'

/** How often a table may be looked after, in milliseconds. */
const EVERY = 2000

/** The table that changed most since, by the thresholds of PostgreSQL's autovacuum. */
const DUE = `
  select format('%I.%I', s.schemaname, s.relname) as name, n_dead_tup > 50 + 0.2 * greatest(reltuples, 0) as is_full
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0) or n_dead_tup > 50 + 0.2 * greatest(reltuples, 0)
  order by n_mod_since_analyze + n_dead_tup desc limit 1`

/**
 * Does what autovacuum does on a server, which PGlite lacks: counts what is in tables that have changed much, since
 * without it queries are planned for empty ones, and frees the room of rows that are gone. One table at a time, between
 * transactions, so that nobody waits long.
 * @param isTaken whether a connection is in a transaction or within a statement
 * @returns stops it
 */
export function startUpkeep(engine: PGlite, isTaken: () => boolean): () => void {
  let busy = false
  async function lookAfterOne() {
    const [due] = (await engine.query<{ name: string; is_full: boolean }>(DUE)).rows
    if (due && !isTaken()) await engine.exec(`${due.is_full ? 'vacuum (analyze)' : 'analyze'} ${due.name}`)
  }
  const timer = setInterval(() => {
    if (busy || isTaken()) return
    busy = true
    lookAfterOne()
      .catch((error: unknown) => process.stderr.write(`Tables could not be looked after: ${String(error)}\n`))
      .finally(() => (busy = false))
  }, EVERY)
  return () => clearInterval(timer)
}
