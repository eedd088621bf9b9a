import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { environment } from '#app/environment/prepare'

/**
 * A device on which an account was signed in to keeps a mark for it in a signed cookie. Guesses from elsewhere never
 * lock out a device with a mark, since its guesses are counted separately.
 */

const PATH = '/v1.0/Account'
const YEAR = 365 * 24 * 60 * 60
/** Accounts of one device, such as that of a shop: the one that was signed in to longest ago is forgotten. */
const MOST = 20
const MARK = /^([\w-]{16})\.([\w-]{22})$/

interface Owner {
  tenantId: string
  userId: string
}

const nameOf = ({ request }: HttpContext) => (request.secure() ? '__Secure-barem_device' : 'barem_device')

const signature = ({ tenantId, userId }: Owner, nonce: string): string =>
  createHmac('sha256', environment().appKey)
    .update(`known device ${tenantId} ${userId} ${nonce}`)
    .digest('base64url')
    .slice(0, 22)

const isSigned = (owner: Owner, nonce: string, signed: string) =>
  timingSafeEqual(Buffer.from(signature(owner, nonce)), Buffer.from(signed))

/** The marks of a device, the newest first. */
export const marksOf = (ctx: HttpContext): string[] =>
  String(ctx.request.plainCookie(nameOf(ctx), { encoded: false }) ?? '')
    .split('~')
    .filter((mark) => MARK.test(mark))
    .slice(0, MOST)

/** The mark among `marks` that an account left there, by the part of it that names the device; null without one. */
export function deviceOf(marks: readonly string[], owner: Owner): string | null {
  for (const mark of marks) {
    const [, nonce, signed] = MARK.exec(mark)!
    if (isSigned(owner, nonce!, signed!)) return nonce!
  }
  return null
}

/** Marks the caller's device as one on which the account was signed in to. */
export function rememberDevice(ctx: HttpContext, owner: Owner): void {
  const marks = marksOf(ctx)
  const nonce = deviceOf(marks, owner) ?? randomBytes(12).toString('base64url')
  const own = `${nonce}.${signature(owner, nonce)}`
  const kept = [own, ...marks.filter((mark) => mark !== own)].slice(0, MOST)
  ctx.response.plainCookie(nameOf(ctx), kept.join('~'), {
    httpOnly: true,
    sameSite: 'strict',
    path: PATH,
    secure: ctx.request.secure(),
    maxAge: YEAR,
    encode: false,
  })
}
