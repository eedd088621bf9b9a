import { i18n, locale } from '../i18n/i18n.ts'
import { endSession, session } from '../session/session.ts'
import { ApiError, NetworkError } from './apiError.ts'
import { BASE } from './base.ts'
import { shown } from './loading.ts'
import { renewSession } from './refresh.ts'
import { reportRightsChanged } from './rightsChanged.ts'
import { reportUnauthorized } from './unauthorized.ts'

export type CallOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent as JSON, or as it is when it is form data or a file. */
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Leaves the loading indicator alone, for calls in the background. */
  quiet?: boolean
  /** Reads the answer as a file; a refusal is read as JSON all the same. */
  file?: boolean
  /** Called with the share of the body sent so far, from 0 to 1. */
  onProgress?: (share: number) => void
  /** Leaves a refusal for lack of rights to the caller, where some rows are open to the person and others are not. */
  mayBeRefused?: boolean
  /** Sends no token and treats 401 as an ordinary answer: sign-in itself. */
  anonymous?: boolean
}

export type Answer<T> = { body: T; headers: Headers }

const UNAUTHORIZED = 'COM_ERR_004'
const RIGHTS_CHANGED = 'COM_ERR_017'

/**
 * Calls `path` below the API's base and returns the body with the headers.
 * An expired token is renewed once, silently. Throws ApiError, or NetworkError when nothing answered.
 */
export async function call<T>(path: string, options: CallOptions = {}): Promise<Answer<T>> {
  const work = attempt(path, options)
  const { response, rightsChanged: changed } = await (options.quiet ? work : shown(work))
  if (response.ok && options.file) return { body: (await response.blob()) as T, headers: response.headers }
  const body = await readBody(response)
  if (response.ok) return { body: body as T, headers: response.headers }
  const error = new ApiError(response.status, body, i18n.t('app.unknownError'))
  // A refusal with an error code of its own, such as giving rights that one lacks, is shown by the caller.
  const refused = error.code === UNAUTHORIZED || (response.status === 403 && error.code === '')
  // After a change of rights the person has the new ones already: signing in again would lose what they are typing.
  if (refused && !options.anonymous && !options.mayBeRefused && !changed) reportUnauthorized()
  throw error
}

/** The answer, and whether the person had to be given other rights to get it. */
type Attempt = { response: Response; rightsChanged: boolean }

async function attempt(path: string, options: CallOptions): Promise<Attempt> {
  const sent = session.get()?.token
  const response = await send(path, options, sent)
  if (response.status !== 401 || options.anonymous || !sent) return { response, rightsChanged: false }
  const { code } = ((await readBody(response.clone())) ?? {}) as { code?: string }
  const changed = code === RIGHTS_CHANGED
  // Another call may have renewed the token while this one was under way.
  const renewal = session.get()?.token === sent ? await renewSession() : 'renewed'
  if (renewal === 'unreachable') throw new NetworkError(i18n.t('app.networkError'))
  if (renewal === 'ended') {
    if (session.get()) endSession(changed ? 'rightsChanged' : 'expired')
    return { response, rightsChanged: changed }
  }
  if (changed) reportRightsChanged()
  const again = await send(path, options, session.get()?.token)
  if (again.status === 401 && session.get()) endSession('expired')
  return { response: again, rightsChanged: changed }
}

async function send(path: string, options: CallOptions, token?: string): Promise<Response> {
  const asItIs = options.body instanceof FormData || options.body instanceof Blob
  try {
    const init: RequestInit = {
      method: options.method ?? 'GET',
      credentials: 'same-origin',
      signal: options.signal,
      headers: {
        Accept: options.file ? '*/*' : 'application/json',
        'Accept-Language': locale.get().slice(0, 2),
        ...(options.body !== undefined && !asItIs && { 'Content-Type': 'application/json' }),
        ...(token && !options.anonymous && { Authorization: `Bearer ${token}` }),
        ...options.headers,
      },
      body: asItIs
        ? (options.body as FormData | Blob)
        : options.body === undefined
          ? undefined
          : JSON.stringify(options.body),
    }
    const url = `${BASE}/${path}`
    return await (options.onProgress
      ? (await import('./progress.ts')).fetchWithProgress(url, init, options.onProgress)
      : fetch(url, init))
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new NetworkError(i18n.t('app.networkError'))
  }
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return null
  }
}
