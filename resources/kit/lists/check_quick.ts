import type { Field } from '../fields/field_types.ts'
import { oneOf, refuse, requireKnown } from '../mistake.ts'
import { type AnyResource, quickFilters } from '../resource.ts'
import { waitingStates } from './waiting_states.ts'

/** Checks what a definition says of its filters of one click, and of when its rows are due. */
export function checkQuick(resource: AnyResource): void {
  const { name, fields, list, states } = resource
  const possible = quickFilters.filter(
    (word) => (word !== 'waiting' || waitingStates(resource).length > 0) && (word !== 'overdue' || list.due !== null),
  )
  for (const word of list.quick)
    if (!possible.includes(word)) refuse('E_QUICK', `${name}.list.quick`, `'${word}' finds nothing`, oneOf(possible))
  checkNamed(resource)
  if (list.sum !== null && !['money', 'weight'].includes(fields[list.sum]?.type ?? ''))
    refuse('E_QUICK', `${name}.list.sum`, `'${list.sum}' has no sum`, 'Name money or a weight.')
  if (!list.due) return
  const path = `${name}.list.due`
  const { field: due, in: open } = list.due
  requireKnown([due, ...(states ? [states.field] : [])], list.filters, path)
  const state = states && (fields[states.field] as Field & { choices: readonly string[] })
  if ((fields[due] as Field).type !== 'date' || !open.every((one) => state?.choices.includes(one)))
    refuse('E_DUE', path, `'${due}' in ${open.join()}`, 'Name a date, and states of the document.')
}

const choicesOf = (field: Field | undefined): readonly string[] =>
  field?.type === 'select' ? field.choices : field?.type === 'boolean' ? ['true', 'false'] : []

/** Checks that filters with a name are of columns that the list is filtered by, and of choices that these have. */
function checkNamed({ name, fields, list }: AnyResource): void {
  for (const [named, filters] of Object.entries(list.named)) {
    const path = `${name}.list.named.${named}`
    requireKnown(Object.keys(filters), list.filters, path)
    for (const [column, choices] of Object.entries(filters)) {
      const known = choicesOf(fields[column] as Field | undefined)
      const strange = choices.find((choice) => !known.includes(choice))
      if (choices.length === 0 || strange !== undefined)
        refuse('E_QUICK', `${path}.${column}`, strange === undefined ? 'no choice' : `'${strange}'`, oneOf(known))
    }
  }
}
