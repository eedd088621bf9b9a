import type { Keys } from '../balances.ts'
import type { Row } from '../planner.ts'

export const linesOf = ({ lines }: Row) => lines as readonly Row[]

export const idOf = ({ id }: Row) => String(id)

/** A line that is made from a line of another document. */
export interface Made<S> {
  line: Row
  source: S
}

/**
 * The lines of a document that are made from others, each with what it is made from.
 * @param by the field that leads to it, such as `orderLineId`
 */
export const madeFrom = <S>(document: Row, sources: ReadonlyMap<string, S>, by: string): Made<S>[] =>
  linesOf(document).flatMap((line) => {
    const source = sources.get(String(line[by]))
    return source === undefined ? [] : [{ line, source }]
  })

/** The keys of what lines are made from, such as `{ orderLineId }` of each that has one. */
export const sourceKeys = (document: Row, by: string): Keys[] =>
  linesOf(document).flatMap((line) => (line[by] === null ? [] : [{ [by]: String(line[by]) }]))
