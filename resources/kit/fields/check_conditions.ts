import { oneOf, refuse } from '../mistake.ts'
import type { AnyField, Condition, Field, Fields } from './field_types.ts'

function checkCondition(fields: Fields, condition: Condition, path: string): void {
  for (const [by, choices] of Object.entries(condition)) {
    const select = fields[by] as Field | undefined
    if (select?.type !== 'select')
      return refuse(
        'E_WHEN',
        path,
        `'${by}' is not a select of this resource`,
        oneOf(Object.keys(fields).filter((other) => fields[other]!.type === 'select')),
      )
    const unknown = choices.find((choice) => !select.choices.includes(choice))
    if (unknown) refuse('E_WHEN', path, `'${unknown}' is not a choice of '${by}'`, oneOf(select.choices))
  }
}

/**
 * Checks that the conditions of a field name selects, and choices of these.
 * @param document the fields of the document that the fields are lines of; null for the document itself
 */
export function checkConditions(fields: Fields, name: string, path: string, document: Fields | null): void {
  const { when, requiredWhen } = fields[name]!
  checkCondition(fields, when ?? {}, `${path}.when`)
  if (requiredWhen === null) return
  if (document === null)
    refuse('E_WHEN', `${path}.required`, 'only values of lines are needed by a condition', `Say 'required' and 'when'.`)
  checkCondition({ ...document, ...fields }, requiredWhen, `${path}.required`)
}

/** Checks that fields that only some documents offer stand below their lines, and that selects of these decide it. */
export function checkOnly({ columns, grid, only }: Extract<Field, { type: 'lines' }>, document: Fields, path: string) {
  for (const [name, condition] of Object.entries(only)) {
    if (grid !== 'plain' || columns[name] !== 0)
      refuse(
        'E_GRID',
        `${path}.only.${name}`,
        `'${name}' does not stand below a line`,
        oneOf(Object.keys(columns).filter((column) => columns[column] === 0)),
      )
    checkCondition(document, condition, `${path}.only.${name}`)
  }
}

/**
 * Checks that the field that marks a weight as an estimate is a read-only boolean beside it, visible to all who see the
 * weight.
 */
export function checkEstimates(fields: Fields, name: string, path: string): void {
  const field = fields[name] as Field
  const flag = field.type === 'weight' ? field.estimatedBy : null
  if (flag === null) return
  const fits = (other: AnyField | undefined) =>
    other?.type === 'boolean' && other.readOnly && (other.area === null || other.area === field.area)
  if (!fits(fields[flag]))
    refuse(
      'E_ESTIMATED_BY',
      `${path}.estimatedBy`,
      `'${flag}' is not a read-only boolean that is seen with the weight`,
      oneOf(Object.keys(fields).filter((other) => fits(fields[other]))),
    )
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

/** Checks that the size of a bundle is a whole number beside what is counted. */
export function checkBundle(fields: Fields, name: string, path: string): void {
  const field = fields[name] as Field
  const size = field.type === 'decimal' ? field.bundle : null
  if (size !== null && fields[size]?.type !== 'integer')
    refuse(
      'E_BUNDLE',
      `${path}.bundle`,
      `'${size}' is not a whole number beside it`,
      oneOf(Object.keys(fields).filter((other) => fields[other]!.type === 'integer')),
    )
}
