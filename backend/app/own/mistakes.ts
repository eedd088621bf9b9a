import type { Label, OwnMistake } from '@barem/resources/own'
import { ApiError, type FieldError } from '#app/http/api_error'
import { errorBody } from '#app/http/error_body'
import type { Language } from '#app/language/translate'

/** What something is called in the language of the reader, else in the first. */
const calledBy = (label: Label) => (language: Language) => label[language] || label.vi_VN || ''

/** Mistakes of a definition, at the paths of its JSON. */
export const fieldErrors = (mistakes: readonly OwnMistake[]): FieldError[] =>
  mistakes.map(({ path, code, meta, names = {} }) => ({
    field: path === '' ? 'draft' : path,
    rule: code,
    says: `own:mistakes.${code}`,
    meta: { ...meta, ...Object.fromEntries(Object.entries(names).map(([name, label]) => [name, calledBy(label)])) },
  }))

/** The same in the words of a language. */
export const worded = (mistakes: readonly OwnMistake[], language: Language) =>
  errorBody(new ApiError('OWN_ERR_010', { errors: fieldErrors(mistakes) }), language).errors
