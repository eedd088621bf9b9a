import { clearStored, onStoredElsewhere, readStored, writeStored } from '../storage.ts'
import { createStore, useStore } from '../store.ts'
import { staysAfterSignOut } from './signOut.ts'
import { readToken, type Session } from './token.ts'

const KEY = 'token'

/** Who is signed in on this browser; null means nobody. Follows sign-in and sign-out in other tabs. */
export const session = createStore<Session | null>(readToken(readStored<string>(KEY)))

onStoredElsewhere(KEY, () => session.set(readToken(readStored<string>(KEY))))

export function startSession(token: string): void {
  writeStored(KEY, token)
  session.set(readToken(token))
}

/** Why the sign-in page is shown, for the sentence it opens with. */
export type Farewell = 'expired' | 'unauthorized' | 'passwordChanged' | 'rightsChanged' | 'signedOut'

/** The reason of the last end, until the sign-in page has shown it. */
export const farewell = createStore<Farewell | null>(null)

/**
 * Ends the session here. Signing out deletes all that is stored on the device for the person; otherwise it is kept,
 * with what they were typing, for the next sign-in.
 */
export function endSession(reason: Farewell): void {
  const who = session.get()
  farewell.set(reason)
  writeStored(KEY, null)
  session.set(null)
  if (reason === 'signedOut') clearStored((key) => staysAfterSignOut(key, who))
}

export function useSession(): Session | null {
  return useStore(session)
}
