import axios from 'axios'
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
    const headers = { Accept: 'application/json', 'X-Barem-Refresh': '1' }
    const { data } = await axios.post<{ data?: { jwToken?: string } }>(`${BASE}/Account/refresh`, undefined, {
      headers,
    })
    if (!data.data?.jwToken) return 'ended'
    startSession(data.data.jwToken)
    return 'renewed'
  } catch (failure) {
    const status = axios.isAxiosError(failure) ? (failure.response?.status ?? 0) : 0
    return status === 0 || status >= 500 || status === 429 ? 'unreachable' : 'ended'
  }
}
