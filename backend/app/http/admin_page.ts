import { randomBytes } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { policy } from './security_headers.ts'

/** Placeholder for the nonce in the built page. */
const PLACE = 'BAREM_NONCE'

/** Sends the page, whose scripts may make style elements by a nonce that no other answer has. */
export function sendPage({ response }: HttpContext, page: string) {
  const nonce = randomBytes(16).toString('base64')
  response.header('content-security-policy', policy(nonce))
  response.header('content-type', 'text/html; charset=utf-8')
  response.header('cache-control', 'no-cache')
  return response.send(page.replace(PLACE, nonce))
}
