import { createStore } from '../store.ts'
import { endSession } from '../session/session.ts'

const REDIRECT_AFTER_MS = 2000

/** True from a refusal until the sign-in page opens; the shell shows a message meanwhile. */
export const unauthorized = createStore(false)

/** A person whose rights changed signs in again to get them. Several refusals at once count as one. */
export function reportUnauthorized(): void {
  if (unauthorized.get()) return
  unauthorized.set(true)
  setTimeout(() => {
    unauthorized.set(false)
    endSession('unauthorized')
  }, REDIRECT_AFTER_MS)
}
