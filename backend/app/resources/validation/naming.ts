import {
  insideSentence,
  isChosen,
  lineResource,
  type AnyResource,
  type Field,
  type FieldSet,
} from '@barem/resources/kit'
import { ApiError, type FieldError } from '#app/http/api_error'
import { translate, type Language } from '#app/language/translate'

/** Rules whose message names the field. */
const NAMED: ReadonlySet<string> = new Set(['required', 'price'])

/** The resource and the name of the field that a path such as `orderDate` or `lines.0.unitPrice` leads to. */
function fieldAt(resource: FieldSet, path: string): { of: FieldSet; name: string; field: Field } | null {
  const [name, , inner] = path.split('.') as [string, string?, string?]
  const field = resource.fields[name] as Field | undefined
  if (field?.type === 'lines' && inner !== undefined) return fieldAt(lineResource(resource, name), inner)
  return field ? { of: resource, name, field } : null
}

function named(resource: FieldSet, error: FieldError): FieldError {
  const found = NAMED.has(error.rule) && !error.meta?.field ? fieldAt(resource, error.field) : null
  if (!found) return error
  const label = (language: Language) =>
    insideSentence(translate(language, `resources:${found.of.name}.fields.${found.name}`))
  return { ...error, meta: { ...error.meta, field: label, chosen: isChosen(found.field.type) } }
}

/** Mistakes at fields, with the labels of these in the language of their reader. */
export const labelled = (of: FieldSet, errors: readonly FieldError[]): FieldError[] =>
  errors.map((error) => named(of, error))

/** Runs `work`; mistakes that it throws get the labels of the fields, in the language of their reader. */
export async function withLabels<T>(resource: AnyResource, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ApiError) error.errors.splice(0, Infinity, ...labelled(resource, error.errors))
    throw error
  }
}
