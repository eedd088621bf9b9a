import { type AnyResource, type Field, lineFieldsOf } from '@barem/resources/kit'
import { isAbsent } from '../../resources/model/absent.ts'
import { groupsOf } from '../../resources/model/applying.ts'
import { type AnyRow, fieldOf } from '../../resources/model/columns.ts'

const FIGURES: ReadonlySet<Field['type']> = new Set(['money', 'weight', 'decimal', 'integer'])

/** What is said of a document elsewhere on its page: in its head, among its lines, in a tab. */
function isElsewhere(definition: AnyResource, name: string): boolean {
  const { states, numbering } = definition
  const type = fieldOf(definition, name)?.type
  return (
    [states?.field, states?.approval?.revision, numbering?.field].includes(name) ||
    type === 'files' ||
    lineFieldsOf(definition).includes(name)
  )
}

/** A figure that adds up to the amount of a document, as its charges and totals do; what was only suggested does not. */
function addsUp(definition: AnyResource, name: string): boolean {
  const field = fieldOf(definition, name)
  if (!field || !FIGURES.has(field.type) || name.startsWith('suggested')) return false
  return field.type === 'money' || field.type === 'weight' || field.readOnly
}

/** The group that ends in the amount of a document. */
const isCharges = ({ states }: AnyResource, names: readonly string[]) => names.includes(states?.approval?.amount ?? '')

/** The facts of a document's head that say something, and `also` one that is about to. */
export const factsOf = (definition: AnyResource, row: AnyRow, also: string | null = null): string[] =>
  groupsOf(definition, row).flatMap(([, names]) =>
    names.filter(
      (name) =>
        !isElsewhere(definition, name) &&
        (name === also || !isAbsent(row[name])) &&
        !(isCharges(definition, names) && addsUp(definition, name)),
    ),
  )

/** What a document comes to: the sums of its lines, what is added and taken off, the amount, what of it is due first, and what stands beside it. */
export type Foot = { sums: string[]; charges: string[]; amount: string | null; due: string[]; after: string[] }

/** What was owed before is not part of what a document comes to. */
const BESIDE: ReadonlySet<string> = new Set(['oldDebt'])
const DUE: ReadonlySet<string> = new Set(['depositAmount'])
export const TAKEN_OFF: ReadonlySet<string> = new Set(['discount'])

export function footOf(definition: AnyResource, row: AnyRow): Foot {
  const amount = definition.states?.approval?.amount ?? null
  const group = groupsOf(definition, row).find(([, names]) => isCharges(definition, names))?.[1] ?? []
  const figures = group.filter((name) => addsUp(definition, name) && name !== amount && !isAbsent(row[name]))
  const of = (test: (name: string) => boolean) =>
    figures.filter((name) => !BESIDE.has(name) && !DUE.has(name) && test(name))
  return {
    sums: of((name) => fieldOf(definition, name)!.readOnly && Number(row[name]) !== 0),
    charges: of((name) => !fieldOf(definition, name)!.readOnly && Number(row[name]) !== 0),
    amount,
    due: figures.filter((name) => DUE.has(name) && Number(row[name]) !== 0),
    after: figures.filter((name) => BESIDE.has(name)),
  }
}
