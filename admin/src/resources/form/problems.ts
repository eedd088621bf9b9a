import { missingIn, type AnyResource } from '@barem/resources/kit'
import type { FormInstance } from 'antd'
import { ApiError } from '../../http/apiError.ts'
import { splitErrors } from '../../http/fieldErrors.ts'
import type { Words } from '../model/words.ts'
import type { Refusals } from './refusals.ts'
import type { Values } from './values.ts'

/** A field that is not right yet; `path` is what the form calls it. */
export type Problem = { path: (string | number)[]; message: string }

/** All errors of a form, without warnings. A field that several parts of the form read is one place to mend. */
export function problemsOf(form: FormInstance): Problem[] {
  const wrong = new Map(
    form
      .getFieldsError()
      .filter(({ errors }) => errors.length > 0)
      .map(({ name, errors }) => [name.join('.'), { path: name, message: errors[0]! }] as const),
  )
  return [...wrong.values()]
}

const pathOf = (field: string) => field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))

/** Puts a refusal at those of its fields that are on the screen. Returns the other messages as text, or null. */
export function showRefusal(
  form: FormInstance,
  failure: unknown,
  fields: readonly string[],
  refusals: Refusals,
  words: Words,
): string | null {
  const errors = failure instanceof ApiError ? failure.errors : {}
  const known = Object.keys(errors).filter((path) => fields.includes(path.split('.')[0]))
  const strange = Object.entries(errors)
    .filter(([path]) => !known.includes(path))
    .map(([path, [message]]) => `${words.field(path.split('.')[0])}: ${message}`)
  const { atFields, rest } = splitErrors(failure, known)
  for (const {
    name,
    errors: [message],
  } of atFields)
    refusals.set(name, { value: form.getFieldValue(pathOf(name)), message })
  form.setFields(atFields.map(({ name, errors: messages }) => ({ name: pathOf(name), errors: messages })))
  // Problems of cells without a field of their own are shown at the field that holds them.
  const held = atFields.filter(({ name }) => pathOf(name).length > 1 && form.getFieldError(pathOf(name)).length === 0)
  for (const owner of new Set(held.map(({ name }) => name.split('.')[0])))
    form.setFields([
      { name: owner, errors: held.filter(({ name }) => name.split('.')[0] === owner).flatMap((cell) => cell.errors) },
    ])
  return strange.length > 0 ? strange.join(' · ') : rest
}

const controlOf = (formName: string, path: (string | number)[]) =>
  document.getElementById([formName, ...path].join('_'))

/** Opens what a field is folded away in. */
export const unfold = (formName: string, { path }: Problem): void =>
  controlOf(formName, path)?.closest('details')?.setAttribute('open', '')

/** Brings a field into sight and puts the cursor there. */
export function goTo(formName: string, path: (string | number)[]): void {
  const control = controlOf(formName, path)
  control?.closest('details')?.setAttribute('open', '')
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}

/**
 * Marks what a document lacks before something is done with it that needs all of it; its page says what lines lack. A
 * draft may still be saved without. Returns whether anything is missing.
 */
export function showMissing(
  form: FormInstance,
  definition: AnyResource,
  values: Values,
  say: (field: string) => string,
): boolean {
  const names = missingIn(definition, values).filter((path) => path in definition.fields)
  form.setFields(names.map((name) => ({ name, errors: [say(name)] })))
  return names.length > 0
}

/** Clears the errors of fields that are being corrected. */
export const clearErrors = (form: FormInstance, fields: readonly string[]): void =>
  form.setFields(fields.filter((field) => form.getFieldError(field).length > 0).map((name) => ({ name, errors: [] })))
