import { asSentence } from '@barem/resources/kit'
import { translate, type Language } from '#app/language/translate'
import { wordsIn } from '#app/language/words_in'
import { MOST_ERRORS, type ApiError, type FieldError } from './api_error.ts'

/** Rules name what they count by how it limits; texts with plural forms call it `count`. */
const counted = ({ min, scale }: Record<string, unknown>) => ({ count: min ?? scale })

/** Characters that an answer repeats of a name or value that somebody sent. */
const REPEATED = 200
const short = (value: unknown) => (typeof value === 'string' ? value.slice(0, REPEATED) : value)
const inOne = (value: unknown) => (Array.isArray(value) ? value.join(', ') : value)

/** The key of a message; for a missing value that of typing or choosing it. */
function keyOf(rule: string, { fields, chosen }: Record<string, unknown>): string {
  if (rule === 'distinct' && fields !== undefined) return 'distinctFields'
  if (rule !== 'required') return rule.replaceAll('.', '_')
  return chosen ? 'requiredSelect' : 'required'
}

const message = (language: Language, { field, rule, says, meta = {} }: FieldError, params: Record<string, unknown>) => {
  // What people know by no label is named as the body names it.
  const told = Object.fromEntries(
    Object.entries({ field, ...wordsIn(language, meta) }).map(([name, value]) => [name, short(inOne(value))]),
  )
  if (says !== undefined)
    return translate(language, says.includes(':') ? says : `errors:${says}`, { ...params, ...told })
  return asSentence(translate(language, `validation:${keyOf(rule, told)}`, { ...counted(told), ...told }))
}

/** The one body of every error, in the language of the caller. */
export function errorBody(error: ApiError, language: Language) {
  const params = wordsIn(language, error.params)
  return {
    succeeded: false,
    code: error.code,
    message: translate(language, `errors:${error.code}`, params),
    errors: error.errors.slice(0, MOST_ERRORS).map((found) => ({
      field: found.field.slice(0, REPEATED),
      rule: found.rule,
      message: message(language, found, params),
    })),
    ...error.extra,
  }
}
