import { insideSentence, type Unique } from '@barem/resources/kit'
import { ApiError, type FieldError } from '#app/http/api_error'
import { translate, type Language } from '#app/language/translate'

type Values = Readonly<Record<string, unknown>>

/** What the message says of values that another row has: the value of a single field, the names of several. */
const said = (resource: string, { fields }: Unique, values: Values) => ({
  value: values[fields.at(-1)!],
  fields: (language: Language) =>
    new Intl.ListFormat(language.replace('_', '-')).format(
      fields.map((name) => insideSentence(translate(language, `resources:${resource}.fields.${name}`))),
    ),
})

/** The mistake of a row with values that another one has, at the last of their fields. */
export const repeatedMistake = (resource: string, unique: Unique, values: Values): FieldError => ({
  field: unique.fields.at(-1)!,
  rule: 'unique',
  says: unique.code,
  meta: said(resource, unique, values),
})

/** The answer to a row with values that another one has. */
export const repeatedError = (resource: string, unique: Unique, values: Values): ApiError =>
  new ApiError(unique.code, {
    errors: [repeatedMistake(resource, unique, values)],
    params: said(resource, unique, values),
  })
