import type { AuthProvider } from '@refinedev/core'
import { call } from '../http/client.ts'
import { forgetUnanswered } from '../http/idempotency.ts'
import { renewSession } from '../http/refresh.ts'
import { endSession, session, startSession } from '../session/session.ts'

export type SignIn = { tenantId: string; account: string; password: string; rememberMe: boolean }

type TokenAnswer = { data: { jwToken: string } }

/** Signs in; throws ApiError with COM_ERR_000 for a wrong account or password. */
export async function signIn(credentials: SignIn): Promise<void> {
  const { body } = await call<TokenAnswer>('Account/authenticate', {
    method: 'POST',
    body: credentials,
    anonymous: true,
  })
  startSession(body.data.jwToken)
}

/**
 * Ends a session whose rights have just changed. Renews the token first, so that the server can end the session too.
 */
export async function signOutAfterChange(): Promise<void> {
  await renewSession()
  await call('Account/logout', { method: 'POST', quiet: true }).catch(() => undefined)
  endSession('rightsChanged')
}

/** Ends the session here at once, before the server has confirmed it. */
export async function signOut(reason: 'signedOut' | 'passwordChanged' = 'signedOut'): Promise<void> {
  const told = call('Account/logout', { method: 'POST', quiet: true }).catch(() => undefined)
  if (reason === 'signedOut') forgetUnanswered()
  endSession(reason)
  await told
}

/** Refine's view of the session. The HTTP client has handled 401 and 403 before Refine gets them. */
export const authProvider: AuthProvider = {
  async login(credentials: SignIn) {
    await signIn(credentials)
    return { success: true }
  },
  async logout() {
    await signOut()
    return { success: true, redirectTo: '/login' }
  },
  async check() {
    return session.get() ? { authenticated: true } : { authenticated: false, redirectTo: '/login' }
  },
  async onError() {
    return {}
  },
  async getPermissions() {
    return [...(session.get()?.permissions ?? [])]
  },
  async getIdentity() {
    const who = session.get()
    return who ? { id: who.userId, name: who.name } : null
  },
}
