import type { Client } from 'pg'

const SOMEBODY = `select 1 from pg_stat_activity where state = 'active' and pid <> pg_backend_pid() limit 1`
/** Looks in a row that find nobody. */
const QUIET = 5
const PAUSE = 100
const PATIENCE = 60_000

/** Waits until the database has nothing left to do from the case before, its own maintenance included. */
export async function idle(client: Client): Promise<void> {
  const end = performance.now() + PATIENCE
  for (let quiet = 0; quiet < QUIET && performance.now() < end;) {
    quiet = (await client.query(SOMEBODY)).rows.length === 0 ? quiet + 1 : 0
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
}
