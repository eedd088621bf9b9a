import { ApiError } from '#app/http/api_error'
import { translate, type Language } from '#app/language/translate'

const KB = 1024
const MB = 1024 * KB

type Most = { bytes: number } | { values: number } | { keys: number } | { levels: number }

const inWords = (most: Most) => (language: Language) => {
  if ('values' in most)
    return translate(language, 'errors:limit.values', { number: most.values.toLocaleString('en-US') })
  if ('keys' in most) return translate(language, 'errors:limit.keys', { number: most.keys.toLocaleString('en-US') })
  if ('levels' in most) return translate(language, 'errors:limit.levels', { number: most.levels })
  return most.bytes >= MB ? `${most.bytes / MB} MB` : `${Math.round(most.bytes / KB)} kB`
}

/** 413, or 414 for an address, that says how much is taken. */
export const requestTooLarge = (most: Most, status: 413 | 414 = 413) =>
  new ApiError('COM_ERR_015', { status, params: { limit: inWords(most) } })
