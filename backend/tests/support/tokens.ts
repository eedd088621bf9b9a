/** Access tokens of demo accounts by server, account and company, and when they were given. */
export const tokens = new Map<string, { token: string; at: number }>()

/** Forgets those of a server that had the address of a new one before: ports are given out again. */
export function forgetTokens(url: string): void {
  for (const key of tokens.keys()) if (key.startsWith(`${url} `)) tokens.delete(key)
}
