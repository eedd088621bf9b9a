import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

const POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"

/** What every answer tells the browser: load nothing from elsewhere, guess no types, leak no addresses. */
export default class SecurityHeaders {
  handle({ response }: HttpContext, next: NextFn) {
    response.header('Content-Security-Policy', POLICY)
    response.header('X-Content-Type-Options', 'nosniff')
    response.header('Referrer-Policy', 'same-origin')
    return next()
  }
}
