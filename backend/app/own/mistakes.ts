import type { OwnMistake } from '@barem/resources/own'
import { ApiError, type FieldError } from '#app/http/api_error'
import { errorBody } from '#app/http/error_body'
import type { Language } from '#app/language/translate'

/** Mistakes of a definition, at the paths of its JSON. */
export const fieldErrors = (mistakes: readonly OwnMistake[]): FieldError[] =>
  mistakes.map(({ path, code, meta }) => ({
    field: path === '' ? 'draft' : path,
    rule: code,
    says: `own:mistakes.${code}`,
    meta: { ...meta },
  }))

/** The same in the words of a language. */
export const worded = (mistakes: readonly OwnMistake[], language: Language) =>
  errorBody(new ApiError('OWN_ERR_010', { errors: fieldErrors(mistakes) }), language).errors
