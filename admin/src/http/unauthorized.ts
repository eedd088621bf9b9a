import { createStore } from '../store.ts'
import { endSession } from '../session/session.ts'

const REDIRECT_AFTER_MS = 2000

/** True from a refusal until the sign-in page opens; the shell says so meanwhile. */
export const unauthorized = createStore(false)

/** A person whose rights changed signs in anew to get them. Several refusals at once count as one. */
export function reportUnauthorized(): void {
  if (unauthorized.get()) return
  unauthorized.set(true)
  setTimeout(() => {
    unauthorized.set(false)
    endSession('unauthorized')
  }, REDIRECT_AFTER_MS)
}
