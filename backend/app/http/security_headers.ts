import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/**
 * What a browser may load and run of ours, and nothing of others. Style elements need the nonce of their page; what
 * scripts write into `style` attributes, as antd does to measure text, has to be let in.
 */
export const policy = (nonce: string | null): string =>
  [
    "default-src 'self'",
    nonce ? `style-src 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'` : "style-src 'self'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')

const POLICY = policy(null)

/**
 * Headers of every answer: the browser loads nothing from elsewhere, guesses no types, leaks no addresses and stores no
 * answers.
 */
export default class SecurityHeaders {
  handle({ request, response }: HttpContext, next: NextFn) {
    response.header('Content-Security-Policy', POLICY)
    response.header('X-Content-Type-Options', 'nosniff')
    response.header('Referrer-Policy', 'same-origin')
    response.header('Cross-Origin-Opener-Policy', 'same-origin')
    response.header('Cross-Origin-Resource-Policy', 'same-origin')
    if (request.secure()) response.header('Strict-Transport-Security', 'max-age=31536000')
    // Answers of the API are never cached; handlers that send files override this.
    if (request.url().startsWith('/v1.0')) response.header('Cache-Control', 'no-store')
    return next()
  }
}
