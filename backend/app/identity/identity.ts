/** Who sends a request, as the session row says. */
export interface Identity {
  tenantId: string
  userId: string
  sessionId: string
  username: string
  fullName: string
  roles: readonly string[]
  /** `area.level` strings. */
  permissions: ReadonlySet<string>
  isSuperAdmin: boolean
  /** Signed in with a one-time password: nothing else is allowed before a new one is chosen. */
  mustChangePassword: boolean
  /** How often definitions of the company's own were published, as of the row of the session. */
  definitionsVersion: number
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Set by the session guard; reading it on a public route is a programming error. */
    identity: Identity
  }
}
