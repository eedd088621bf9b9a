import { startSession } from '../session/session.ts'
import { BASE } from './base.ts'

/** `unreachable` leaves the session open: the network or the server is away. */
export type Renewal = 'renewed' | 'ended' | 'unreachable'

let flight: Promise<Renewal> | null = null

/** Swaps the refresh cookie for a new access token. Calls made meanwhile share the one answer. */
export function renewSession(): Promise<Renewal> {
  flight ??= ask().finally(() => {
    flight = null
  })
  return flight
}

async function ask(): Promise<Renewal> {
  try {
    const response = await fetch(`${BASE}/Account/refresh`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { Accept: 'application/json', 'X-Barem-Refresh': '1' },
    })
    if (response.ok) {
      const body = (await response.json()) as { data?: { jwToken?: string } }
      if (!body.data?.jwToken) return 'ended'
      startSession(body.data.jwToken)
      return 'renewed'
    }
    return response.status >= 500 || response.status === 429 ? 'unreachable' : 'ended'
  } catch {
    return 'unreachable'
  }
}
