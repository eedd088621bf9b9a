import { oneOf, refuse } from '../mistake.ts'
import type { Field, Fields } from './field_types.ts'

/** Checks that what decides about a field is a select beside it that has the choices which the field names. */
export function checkConditions(fields: Fields, field: string, path: string): void {
  for (const [by, choices] of Object.entries(fields[field]!.when ?? {})) {
    const select = fields[by] as Field | undefined
    if (select?.type !== 'select')
      return refuse(
        'E_WHEN',
        `${path}.when`,
        `'${by}' is not a select of this resource`,
        oneOf(Object.keys(fields).filter((other) => fields[other]!.type === 'select')),
      )
    const unknown = choices.find((choice) => !select.choices.includes(choice))
    if (unknown) refuse('E_WHEN', `${path}.when`, `'${unknown}' is not a choice of '${by}'`, oneOf(select.choices))
  }
}

/** Checks that a day is compared with another day beside it. */
export function checkDays(fields: Fields, name: string, path: string): void {
  const field = fields[name] as Field
  const other = field.type === 'date' ? field.notBefore : null
  if (other !== null && fields[other]?.type !== 'date')
    refuse(
      'E_NOT_BEFORE',
      `${path}.notBefore`,
      `'${other}' is not a day of this resource`,
      oneOf(Object.keys(fields).filter((key) => fields[key]!.type === 'date' && key !== name)),
    )
}
