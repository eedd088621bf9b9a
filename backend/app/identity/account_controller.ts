import type { HttpContext } from '@adonisjs/core/http'
import { everyCompany } from '#app/tenancy/every_company'
import { jsonBody } from '#app/http/json_body'
import { languageOf } from '#app/language/translate'
import { networkOf } from '#app/limits/caller'
import { inTenant } from '#app/tenancy/tenant_transaction'
import { mailForgottenPasswords } from './forgotten_passwords.ts'
import { marksOf, rememberDevice } from './known_devices.ts'
import { notePasswordRequest } from './password_requests.ts'
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from './refresh_cookie.ts'
import { closeSession, refreshSession } from './sessions.ts'
import { signIn } from './sign_in.ts'
import { authenticateBody, checked, forgotBody } from './validators.ts'

/** The calls of the sign-in page, before anybody is known. */
export default class AccountController {
  /** Companies to choose from. */
  async tenants() {
    return { succeeded: true, data: await everyCompany() }
  }

  async authenticate(ctx: HttpContext) {
    const { tenantId, account, password, rememberMe } = await checked<{
      tenantId: string
      account: string
      password: string
      rememberMe?: boolean
    }>(authenticateBody, jsonBody(ctx))
    const tokens = await signIn({
      tenantId,
      account,
      password,
      remember: rememberMe ?? false,
      address: ctx.request.ip(),
      marks: marksOf(ctx),
    })
    setRefreshCookie(ctx, tenantId, tokens)
    rememberDevice(ctx, { tenantId, userId: tokens.userId })
    return { succeeded: true, data: { jwToken: tokens.access } }
  }

  async refresh(ctx: HttpContext) {
    const { tenantId, token } = readRefreshCookie(ctx)
    const tokens = await refreshSession(tenantId, token)
    setRefreshCookie(ctx, tenantId, tokens)
    return { succeeded: true, data: { jwToken: tokens.access } }
  }

  /**
   * Always answers the same, and looks for the account only after the answer was sent, so that nobody learns whether or
   * where it exists.
   */
  async forgotPassword(ctx: HttpContext) {
    const { tenantId = null, email } = await checked<{ tenantId?: string | null; email: string }>(
      forgotBody,
      jsonBody(ctx),
    )
    await notePasswordRequest(networkOf(ctx.request.ip()))
    const language = languageOf(ctx.request.header('accept-language'))
    ctx.response.onFinish(() =>
      mailForgottenPasswords(email, tenantId, language).catch((error) =>
        ctx.logger.error({ err: error }, 'a one-time password could not be mailed'),
      ),
    )
    return { succeeded: true }
  }

  async logout(ctx: HttpContext) {
    const { tenantId, sessionId } = ctx.identity
    await inTenant(tenantId, ({ client }) => closeSession(client, sessionId))
    clearRefreshCookie(ctx)
    return { succeeded: true }
  }
}
