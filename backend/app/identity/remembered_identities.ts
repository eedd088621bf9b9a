import type { AccessClaims } from './access_token.ts'
import type { Identity } from './identity.ts'

/** Shorter than the time after which a session is marked as seen again, which only a full reading does. */
const MILLISECONDS = 55_000
const KEPT = 5000

/** By session. */
const known = new Map<string, { user: Identity; version: number; until: number }>()

/** Remembers for a moment who a session is, so that the next request can begin before its session has been read. */
export function cacheIdentity({ sid, pv }: AccessClaims, user: Identity): void {
  if (user.mustChangePassword) return void known.delete(sid)
  if (known.size >= KEPT) known.clear()
  known.set(sid, { user, version: pv, until: Date.now() + MILLISECONDS })
}

/** Who the session of a token was a moment ago, with the rights that the token is for; not yet confirmed. */
export function remembered({ sid, pv }: AccessClaims): Identity | null {
  const one = known.get(sid)
  return one && one.version === pv && one.until > Date.now() ? one.user : null
}
