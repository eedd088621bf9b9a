import { readStored, writeStored } from '../storage.ts'
import { ApiError } from './apiError.ts'

/**
 * Keys of calls that nothing has answered yet, by what was asked. On the device, so that a reload or a crash in between
 * changes nothing.
 */
const STORE = 'unanswered'
const KEPT_MS = 24 * 3_600_000

type Kept = Record<string, { key: string; at: number }>

const HEADER = 'Idempotency-Key'

/** A UUID, also on pages that came without TLS, where browsers have no `randomUUID`. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6] & 0x0f) | 0x40
  bytes[8] = (bytes[8] & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** A hash of 53 bits, to distinguish calls: the server compares bodies itself. */
function digest(text: string): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57]
  for (let place = 0; place < text.length; place++) {
    const char = text.charCodeAt(place)
    one = Math.imul(one ^ char, 2654435761)
    two = Math.imul(two ^ char, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909)
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return (4294967296 * (2097151 & two) + (one >>> 0)).toString(36)
}

/** Without storage in the browser, keys last as long as the page. */
let onPage: Kept = {}

/** Forgets the keys that only this page holds, at sign-out; those on the device are deleted with the person's data. */
export const forgetUnanswered = (): void => void (onPage = {})

function kept(): Kept {
  const all = Object.entries({ ...onPage, ...readStored<Kept>(STORE) })
  return Object.fromEntries(all.filter(([, { at }]) => Date.now() - at < KEPT_MS))
}

function keep(mark: string, key: string | null): void {
  const { [mark]: _, ...others } = kept()
  onPage = key === null ? others : { ...others, [mark]: { key, at: Date.now() } }
  writeStored(STORE, Object.keys(onPage).length > 0 ? onPage : null)
}

/** Whether the outcome of a call is unknown: no answer, or only one from something on the way. */
export const isUnanswered = (error: unknown): boolean => !(error instanceof ApiError) || error.statusCode >= 500

/**
 * Sends what must happen once however often it is sent. The key is made with the first try and stays until there is an
 * answer,
 * so that the same call of the same person after a lost connection, a reload or a second click is known to be the same.
 */
export async function once<T>(
  who: string,
  path: string,
  body: unknown,
  send: (headers: Record<string, string>) => Promise<T>,
): Promise<T> {
  const mark = digest(JSON.stringify([who, path, body]))
  const key = kept()[mark]?.key ?? newKey()
  keep(mark, key)
  try {
    const answer = await send({ [HEADER]: key })
    keep(mark, null)
    return answer
  } catch (error) {
    if (!isUnanswered(error)) keep(mark, null)
    throw error
  }
}
