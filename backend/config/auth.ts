import { defineConfig } from '@adonisjs/auth'
import type { InferAuthenticators } from '@adonisjs/auth/types'
import type { HttpContext } from '@adonisjs/core/http'
import { SessionGuard } from '#app/identity/session_guard'

const authConfig = defineConfig({
  default: 'session',
  guards: { session: (ctx: HttpContext) => new SessionGuard(ctx) },
})

export default authConfig

declare module '@adonisjs/auth/types' {
  interface Authenticators extends InferAuthenticators<typeof authConfig> {}
}
