/** The contents of the access token, for the interface. The server never trusts them back. */
export type Session = {
  token: string
  userId: string
  tenantId: string
  name: string
  /** Lowercased role codes, such as `r001`. */
  roles: ReadonlySet<string>
  /** `code.level` strings, such as `13.v`. */
  permissions: ReadonlySet<string>
  /** The version of the company's own definitions when the token was made; 0 where it has none. */
  definitions: number
}

type Claims = { sub: string; tid: string; name?: string; roles?: string[]; perms?: string[]; defs?: number }

/** Reads a JWT's payload; null for anything that is not one. */
export function readToken(token: string | null): Session | null {
  if (!token) return null
  try {
    const payload = token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(payload), (char) => char.charCodeAt(0))
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as Claims
    return {
      token,
      userId: claims.sub,
      tenantId: claims.tid,
      name: claims.name ?? '',
      roles: new Set((claims.roles ?? []).map((role) => role.toLowerCase())),
      permissions: new Set(claims.perms ?? []),
      definitions: claims.defs ?? 0,
    }
  } catch {
    return null
  }
}
