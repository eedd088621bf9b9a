import { ApiError } from '#app/http/api_error'
import type { Language } from '#app/language/translate'

const UNITS = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** A duration in the largest unit that fits, as people say it: `40 seconds`, `2 minutes`. */
const spoken = (seconds: number) => (language: Language) => {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size)!
  return new Intl.NumberFormat(language.replace('_', '-'), { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.ceil(seconds / size),
  )
}

/** The error for somebody who has to wait so many milliseconds: 429 with Retry-After. */
export function tooManyAttempts(wait: number): ApiError {
  const seconds = Math.max(1, Math.ceil(wait / 1000))
  return new ApiError('COM_ERR_007', { params: { wait: spoken(seconds) }, retryAfter: seconds })
}
