import { translate, type Language } from '#app/language/translate'
import type { ApiError, FieldError } from './api_error.ts'

/** Rules name what they count by how it limits; texts with plural forms call it `count`. */
const counted = ({ min, scale }: Record<string, unknown> = {}) => ({ count: min ?? scale })

const message = (language: Language, { rule, meta }: FieldError) =>
  translate(language, `validation:${rule.replaceAll('.', '_')}`, { ...counted(meta), ...meta })

type Worded = (language: Language) => unknown

/** The values of a message; one that is words itself is told in the caller's language. */
const wordsIn = (language: Language, params: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'function' ? (value as Worded)(language) : value,
    ]),
  )

/** The one body of every error, in the language of the caller. */
export function errorBody(error: ApiError, language: Language) {
  const params = wordsIn(language, error.params)
  return {
    succeeded: false,
    code: error.code,
    message: translate(language, `errors:${error.code}`, params),
    errors: error.errors.map((found) => ({
      field: found.field,
      rule: found.rule,
      message: found.rule === 'unique' ? translate(language, `errors:${error.code}`, params) : message(language, found),
    })),
    ...error.extra,
  }
}
