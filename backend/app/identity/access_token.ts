import { createHmac, randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT, type JWTPayload } from 'jose'
import { UUID } from '@barem/resources/kit'
import { environment } from '#app/environment/prepare'

const MINUTES = 10
const HEADER = { alg: 'HS256', typ: 'JWT', kid: 'access-1' }

/** What the interface reads in the token. The server takes only the company and the session from it. */
export interface AccessClaims extends JWTPayload {
  sub: string
  tid: string
  sid: string
  pv: number
  name: string
  roles: string[]
  perms: string[]
  /** The version of the company's own definitions; without it there are none. */
  defs?: number
}

let derived: Uint8Array | null = null
const key = () => (derived ??= createHmac('sha256', environment().appKey).update('access token').digest())

export const signAccessToken = (claims: Omit<AccessClaims, 'jti'>): Promise<string> =>
  new SignJWT({ ...claims, typ: 'access' })
    .setProtectedHeader(HEADER)
    .setIssuer('barem')
    .setAudience('barem')
    .setIssuedAt()
    .setExpirationTime(`${MINUTES}m`)
    .setJti(randomUUID())
    .sign(key())

const verified = new Map<string, AccessClaims>()
const KEPT = 2000

async function verify(token: string): Promise<AccessClaims | null> {
  try {
    const { payload, protectedHeader } = await jwtVerify<AccessClaims>(token, key(), {
      algorithms: ['HS256'],
      issuer: 'barem',
      audience: 'barem',
      requiredClaims: ['sub', 'tid', 'sid', 'exp', 'iat'],
      maxTokenAge: `${MINUTES}m`,
    })
    const ours =
      payload.typ === 'access' &&
      protectedHeader.kid === HEADER.kid &&
      [payload.tid, payload.sid, payload.sub].every((id) => UUID.test(id))
    return ours ? payload : null
  } catch {
    return null
  }
}

/** The claims of a token that we signed and that has not run out, or null. A token's signature is checked once. */
export async function readAccessToken(token: string): Promise<AccessClaims | null> {
  const known = verified.get(token)
  if (known) {
    if (known.exp! * 1000 > Date.now()) return known
    verified.delete(token)
    return null
  }
  const claims = await verify(token)
  if (claims) {
    if (verified.size >= KEPT) verified.clear()
    verified.set(token, claims)
  }
  return claims
}
