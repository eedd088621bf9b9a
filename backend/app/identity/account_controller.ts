import type { HttpContext } from '@adonisjs/core/http'
import { everyCompany } from '#app/company/every_company'
import { jsonBody } from '#app/http/json_body'
import { languageOf } from '#app/language/translate'
import { sendOneTimePassword } from '#app/mail/one_time_password'
import { inTenant } from '#app/tenancy/tenant_transaction'
import { oneTimePassword } from './passwords.ts'
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
    })
    setRefreshCookie(ctx, tenantId, tokens)
    return { succeeded: true, data: { jwToken: tokens.access } }
  }

  async refresh(ctx: HttpContext) {
    const { tenantId, token } = readRefreshCookie(ctx)
    const tokens = await refreshSession(tenantId, token)
    setRefreshCookie(ctx, tenantId, tokens)
    return { succeeded: true, data: { jwToken: tokens.access } }
  }

  /** Always the same answer: whether an account exists is nobody's business. */
  async forgotPassword(ctx: HttpContext) {
    const { tenantId, email } = await checked<{ tenantId: string; email: string }>(forgotBody, jsonBody(ctx))
    const made = await oneTimePassword(tenantId, email)
    // The answer does not wait for the mail, or its time would tell.
    if (made)
      void sendOneTimePassword(made, languageOf(ctx.request.header('accept-language'))).catch((error) =>
        ctx.logger.error({ err: error }, 'a one-time password could not be mailed'),
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
