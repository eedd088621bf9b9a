import { createStore } from '../store.ts'
import { endSession } from '../session/session.ts'

const REDIRECT_AFTER_MS = 2000

/** Why, from a refusal until the sign-in page opens; the shell shows it meanwhile. */
export const unauthorized = createStore<string | null>(null)

/** A person whose rights changed signs in again to get them. Several refusals at once count as one. */
export function reportUnauthorized(why: string): void {
  if (unauthorized.get() !== null) return
  unauthorized.set(why)
  setTimeout(() => {
    unauthorized.set(null)
    endSession('unauthorized')
  }, REDIRECT_AFTER_MS)
}
