import axios, { AxiosHeaders, type AxiosError, type AxiosInstance, type AxiosResponse } from 'axios'
import { say, locale } from '../i18n/i18n.ts'
import { endSession, session } from '../session/session.ts'
import { ApiError, NetworkError } from './apiError.ts'
import { BASE } from './base.ts'
import { noteDefinitions } from './definitionsVersion.ts'
import { begin, end } from './loading.ts'
import { renewSession } from './refresh.ts'
import { reportRightsChanged } from './rightsChanged.ts'
import { reportUnauthorized } from './unauthorized.ts'

/** What holds for a call whatever it asks. */
export type Manner = {
  signal?: AbortSignal
  /** Leaves the loading indicator alone, for calls in the background. */
  quiet?: boolean
  /** Leaves a refusal for lack of rights to the caller, where some rows are open to the person and others are not. */
  mayBeRefused?: boolean
  /** Sends no token and treats 401 as an ordinary answer: sign-in itself. */
  anonymous?: boolean
}

export type CallOptions = Manner & {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent as JSON, or as it is when it is form data or a file. */
  body?: unknown
  headers?: Record<string, string>
  /** Reads the answer as a file; a refusal is read as JSON all the same. */
  file?: boolean
  /** Called with the share of the body sent so far, from 0 to 1. */
  onProgress?: (share: number) => void
}

export type Answer<T> = { body: T; headers: AxiosHeaders }

const UNAUTHORIZED = 'COM_ERR_004'
const RIGHTS_CHANGED = 'COM_ERR_017'

/** Calls `path` below the API's base and returns the body with the headers. Throws as `http` does. */
export async function call<T>(path: string, options: CallOptions = {}): Promise<Answer<T>> {
  const { method, body, headers, file, onProgress, ...manner } = options
  const { data, headers: received } = await http(manner).request<T>({
    url: `${BASE}/${path}`,
    method,
    data: body,
    headers: {
      ...(file && { Accept: '*/*' }),
      ...(body instanceof Blob && { 'Content-Type': body.type }),
      ...headers,
    },
    responseType: file ? 'blob' : 'text',
    onUploadProgress: onProgress && (({ progress }) => progress !== undefined && onProgress(progress)),
  })
  return { body: data, headers: AxiosHeaders.from(received as AxiosHeaders) }
}

/**
 * The one client of the server, in the manner of a call: it adds the token and the language, and renews an expired
 * token once, silently. Throws ApiError, NetworkError when nothing answered, and axios's own error of an aborted call.
 */
export function http(manner: Manner = {}): AxiosInstance {
  const client = axios.create({
    signal: manner.signal,
    headers: { Accept: 'application/json' },
    transformResponse: readBody,
  })
  const done = () => manner.quiet || end()
  client.interceptors.request.use((config) => {
    if (!manner.quiet) begin()
    config.headers.set('Accept-Language', locale.get().slice(0, 2))
    config.headers.set('Authorization', manner.anonymous ? undefined : bearer())
    return config
  })
  client.interceptors.response.use(
    (response) => {
      done()
      noteDefinitions(response.headers['x-definitions'])
      return response
    },
    (failure: AxiosError) => recover(failure, manner).finally(done),
  )
  return client
}

function bearer(): string | undefined {
  const token = session.get()?.token
  return token && `Bearer ${token}`
}

function readBody(data: unknown): unknown {
  if (typeof data !== 'string') return data
  try {
    return data === '' ? null : JSON.parse(data)
  } catch {
    return null
  }
}

/** What the server says of a refusal, which a call for a file gets as a file. */
const bodyOf = async ({ data }: AxiosResponse): Promise<unknown> =>
  data instanceof Blob ? readBody(await data.text()) : data

/** The answer after all, where a new token is what was missing; else throws what the call failed with. */
async function recover(failure: AxiosError, manner: Manner): Promise<AxiosResponse> {
  const { response, config } = failure
  if (axios.isCancel(failure) || !config) throw failure
  if (!response) throw new NetworkError(say('app.networkError'))
  const sent = config.headers.get('Authorization')
  if (response.status !== 401 || !sent) return refuse(response, manner)
  const { code } = ((await bodyOf(response)) ?? {}) as { code?: string }
  const changed = code === RIGHTS_CHANGED
  // Another call may have renewed the token while this one was under way.
  const renewal = bearer() === sent ? await renewSession() : 'renewed'
  if (renewal === 'unreachable') throw new NetworkError(say('app.networkError'))
  if (renewal === 'ended') {
    if (session.get()) endSession(changed ? 'rightsChanged' : 'expired')
    return refuse(response, manner, changed)
  }
  if (changed) reportRightsChanged()
  config.headers.set('Authorization', bearer())
  return axios.request(config).catch((again: AxiosError) => {
    if (axios.isCancel(again)) throw again
    if (!again.response) throw new NetworkError(say('app.networkError'))
    if (again.response.status === 401 && session.get()) endSession('expired')
    return refuse(again.response, manner, changed)
  })
}

/** @param changed whether the person had to be given other rights to get this answer */
async function refuse(response: AxiosResponse, manner: Manner, changed = false): Promise<never> {
  const error = new ApiError(response.status, await bodyOf(response), say('app.unknownError'))
  // A refusal with an error code of its own, such as giving rights that one lacks, is shown by the caller.
  const refused = error.code === UNAUTHORIZED || (response.status === 403 && error.code === '')
  // After a change of rights the person has the new ones already: signing in again would lose what they are typing.
  if (refused && !manner.anonymous && !manner.mayBeRefused && !changed) reportUnauthorized(error.message)
  throw error
}
