import {
  amountField,
  type AnyResource,
  type Field,
  type FigureRole,
  figuresOf,
  lineFieldsOf,
  numberingOf,
  outcomeOf,
} from '@barem/resources/kit'
import { linesIn } from '../../lines/shown/difference.ts'
import { isSilent, viewOf } from '../../lines/shown/view.ts'
import { isAbsent } from '../../resources/model/absent.ts'
import { groupsOf, isThere } from '../../resources/model/applying.ts'
import { type AnyRow, fieldOf } from '../../resources/model/columns.ts'

/** Whether a field is shown elsewhere on the page: in the head, among the lines, in a tab. */
function isElsewhere(definition: AnyResource, name: string): boolean {
  const { states } = definition
  const type = fieldOf(definition, name)?.type
  return (
    [states?.field, states?.approval?.revision, numberingOf(definition)?.field].includes(name) ||
    type === 'files' ||
    lineFieldsOf(definition).includes(name)
  )
}

/** The facts of a document's head that say something, and `also` one that is about to. */
export const factsOf = (definition: AnyResource, row: AnyRow, also: string | null = null): string[] =>
  groupsOf(definition, row).flatMap(([, names]) =>
    names.filter(
      (name) =>
        !isElsewhere(definition, name) &&
        (name === also || !isAbsent(row[name])) &&
        fieldOf(definition, name)!.role === null,
    ),
  )

/**
 * The figures at the foot of a document: the sums of its lines, what is added and taken off, the amount, what is due
 * first or by another book, what follows from the amount, and further figures.
 */
export type Foot = {
  sums: string[]
  charges: string[]
  amount: string | null
  taxes: string[]
  results: string[]
  due: string[]
  after: string[]
}

/** Figures of a document that say something, by what they are to its totals. */
export function footOf(definition: AnyResource, row: AnyRow): Foot {
  const of = (figure: FigureRole) =>
    figuresOf(definition, figure).filter((name) => isThere(definition, name, row) && !isAbsent(row[name]))
  const counted = (figure: FigureRole) => of(figure).filter((name) => Number(row[name]) !== 0)
  const isMoney = (name: string) => fieldOf(definition, name)!.type === 'money'
  /** Whether another sum after it says the same: goods that are all weighed cost what was estimated. */
  const saidAgain = (name: string, place: number, all: readonly string[]) =>
    isMoney(name) && all.slice(place + 1).some((later) => isMoney(later) && Number(row[later]) === Number(row[name]))
  const amount = amountField(definition)
  // What an amount is made of says nothing any more once it has become another.
  const isOver = amount !== null && outcomeOf(definition, row, amount)?.isFinal === true
  // What would be owed once it is done says nothing of one that is under way: what is owed by now has it in it.
  const { states } = definition
  const under = [...(states?.closedStates ?? []), states?.progress?.begun, states?.progress?.done]
  const isUnderWay = states != null && under.includes(String(row[states.field]))
  const said = (names: readonly string[]) => (isOver ? names.filter((name) => !isMoney(name)) : names)
  return {
    sums: [...counted('count'), ...said(counted('sum').filter((...sum) => !saidAgain(...sum)))],
    charges: [...said([...counted('charge'), ...counted('deduction')])],
    amount,
    taxes: [...said(of('tax'))],
    // What says the amount once more is left out.
    results: of('result').filter((name) => Number(row[name]) !== Number(row[amount ?? ''])),
    due: [...counted('due'), ...of('control')],
    after: isUnderWay ? [] : of('beside'),
  }
}

/** A figure with what has become of it beside it, or that alone once all is done. */
export function besideOutcome(definition: AnyResource, row: AnyRow, name: string): string[] {
  const outcome = outcomeOf(definition, row, name)
  return outcome === null ? [name] : outcome.isFinal ? [outcome.by] : [name, outcome.by]
}

/** Whether a field is a sum of weights of lines, none of which is known. */
export function knowsNone(definition: AnyResource, row: AnyRow, name: string): boolean {
  const [lines] = lineFieldsOf(definition)
  const field = fieldOf(definition, name)
  if (lines === undefined || field?.role !== 'sum' || field.type !== 'weight') return false
  const view = viewOf(definition.fields[lines] as Field)
  return linesIn(row[lines]).every((line) => isSilent(view, line, name))
}

/** Whether a figure of a document is taken off its amount. */
export const isTakenOff = (definition: AnyResource, name: string): boolean =>
  fieldOf(definition, name)?.role === 'deduction'

/** Whether a figure counts the goods of all lines, which may be unlike things. */
export const isCount = (definition: AnyResource, name: string): boolean => fieldOf(definition, name)?.role === 'count'

/** The field with the weight of a document's goods, the last that applies; undefined if there is none. */
export const weightField = (definition: AnyResource, row: AnyRow): string | undefined =>
  figuresOf(definition, 'sum').findLast((name) => fieldOf(definition, name)!.type === 'weight' && row[name] != null)
