import type { PGlite } from '@electric-sql/pglite'

/** How often tables are looked at, in milliseconds. */
const EVERY = 2000
/** When the next one is tried, or the same again while a connection is in a transaction. */
const SOON = 5

/** The table whose count is furthest off, by the thresholds of PostgreSQL's autovacuum. */
const DUE = `
  select format('%I.%I', s.schemaname, s.relname) as name, n_dead_tup > 50 + 0.2 * greatest(reltuples, 0) as is_full
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0) or n_dead_tup > 50 + 0.2 * greatest(reltuples, 0)
  order by (n_mod_since_analyze + n_dead_tup) / (50 + greatest(reltuples, 0)) desc limit 1`

/**
 * Does what autovacuum does on a server, which PGlite lacks: counts what is in tables that have changed much, since
 * without it queries are planned for empty ones, and frees the room of rows that are gone. One table at a time, between
 * transactions, so that nobody waits long.
 * @param isTaken whether a connection is in a transaction or within a statement
 * @returns stops it
 */
export function startUpkeep(engine: PGlite, isTaken: () => boolean): () => void {
  let timer: NodeJS.Timeout
  let isStopped = false
  /** Returns whether there was one. */
  async function lookAfterOne(): Promise<boolean> {
    const [due] = (await engine.query<{ name: string; is_full: boolean }>(DUE)).rows
    if (due && !isTaken()) await engine.exec(`${due.is_full ? 'vacuum (analyze)' : 'analyze'} ${due.name}`)
    return due !== undefined
  }
  async function tick() {
    if (isTaken()) return later(SOON)
    try {
      later((await lookAfterOne()) ? SOON : EVERY)
    } catch (error) {
      process.stderr.write(`Tables could not be looked after: ${String(error)}\n`)
      later(EVERY)
    }
  }
  function later(milliseconds: number) {
    if (isStopped) return
    timer = setTimeout(() => void tick(), milliseconds)
  }
  later(EVERY)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
