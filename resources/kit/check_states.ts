import { DefinitionError } from './definition_error.ts'
import type { Field } from './field_types.ts'
import type { AnyResource } from './resource.ts'

const fail = (path: string, found: string, fix: string): never => {
  throw new DefinitionError('E_STATES', path, found, fix)
}

/** A document's states are choices of its select, its actions move between them, and its number is a code that only the system writes. */
export function checkStates({ name, fields, states, numbering }: AnyResource): void {
  const field = (by: string, path: string) =>
    (fields[by] as Field | undefined) ??
    fail(`${name}.${path}`, `'${by}' is not a field`, `Use one of: ${Object.keys(fields).join(', ')}.`)
  const select = states && field(states.field, 'states.field')
  if (select && (select.type !== 'select' || !select.readOnly))
    fail(
      `${name}.states.field`,
      `'${states.field}' is not a read-only select`,
      'Make it one: actions alone move a state.',
    )
  const choices = select?.type === 'select' ? select.choices : []
  const known = (state: string, path: string) =>
    void (
      choices.includes(state) ||
      fail(`${name}.${path}`, `'${state}' is not a choice of '${states?.field}'`, `Use one of: ${choices.join(', ')}.`)
    )
  if (states) {
    known(states.initial, 'states.initial')
    for (const [action, { from, to, approval }] of Object.entries(states.actions)) {
      for (const state of [...from, to]) known(state, `states.actions.${action}`)
      if (approval && !states.approval)
        fail(
          `${name}.states.approval`,
          `the action '${action}' deals with approval and nothing says who approves`,
          'Name the field of the approver.',
        )
    }
    for (const [state, next] of Object.entries(states.edits))
      for (const one of [state, next]) known(one, 'states.edits')
    for (const free of states.free) field(free, 'states.free')
    for (const named of Object.values(states.approval ?? {})) if (named !== null) field(named, 'states.approval')
  }
  if (!numbering) return
  const number = field(numbering.field, 'numbering.field')
  if (number.type !== 'code' || !number.readOnly || number.prefix === '')
    fail(
      `${name}.numbering.field`,
      `'${numbering.field}' is not a read-only code with a prefix for drafts`,
      'Make it one.',
    )
  if (field(numbering.date, 'numbering.date').type !== 'date')
    fail(`${name}.numbering.date`, `'${numbering.date}' is not a date`, 'Name the date of the document.')
  if (!/\{n:\d\}/.test(numbering.pattern))
    fail(`${name}.numbering.pattern`, `'${numbering.pattern}' has no {n:width}`, 'Say where the number goes.')
  known(numbering.takenIn, 'numbering.takenIn')
}
