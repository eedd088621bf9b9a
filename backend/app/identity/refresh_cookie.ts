import type { HttpContext } from '@adonisjs/core/http'
import { UUID } from '@barem/resources/kit'
import { ApiError } from '#app/http/api_error'
import type { Tokens } from './sessions.ts'

const PATH = '/v1.0/Account'
const DAYS = 30 * 24 * 60 * 60

/** The prefix makes browsers refuse the cookie over anything but https. */
const nameOf = ({ request }: HttpContext) => (request.secure() ? '__Secure-barem_rt' : 'barem_rt')

export function setRefreshCookie(ctx: HttpContext, tenantId: string, { refresh, remember }: Tokens): void {
  ctx.response.plainCookie(nameOf(ctx), `${tenantId}.${refresh}`, {
    httpOnly: true,
    sameSite: 'strict',
    path: PATH,
    secure: ctx.request.secure(),
    ...(remember && { maxAge: DAYS }),
  })
}

export const clearRefreshCookie = (ctx: HttpContext) =>
  ctx.response.clearCookie(nameOf(ctx), { path: PATH, secure: ctx.request.secure() })

/** The text of the cookie; empty for one that is not spelled as the server writes it. */
function cookieText(ctx: HttpContext): string {
  try {
    return String(ctx.request.plainCookie(nameOf(ctx)) ?? '')
  } catch {
    return ''
  }
}

/**
 * The company and token of the refresh cookie. Only our own page can send the header with it.
 * @throws ApiError COM_ERR_008 without one, COM_ERR_004 for a request from another site
 */
export function readRefreshCookie(ctx: HttpContext): { tenantId: string; token: string } {
  const { request } = ctx
  const origin = request.header('origin')
  if (request.header('x-barem-refresh') !== '1' || (origin && URL.parse(origin)?.host !== request.host()))
    throw new ApiError('COM_ERR_004')
  const [, tenantId, token] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(cookieText(ctx)) ?? []
  if (!tenantId || !UUID.test(tenantId) || !token) throw new ApiError('COM_ERR_008')
  return { tenantId, token }
}
