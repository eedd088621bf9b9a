import { formulasOf } from '@barem/resources/calc'
import {
  documentComputations,
  lineComputations,
  type DocumentComputation,
  type LineComputation,
} from '@barem/resources/calc/settle'
import { sumOfLines } from '@barem/resources/calc/line-sum'
import { lineFieldsOf, lineSumOf, memoise, type AnyResource, type Field, type Fields } from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { readFacts } from '#app/engine/facts'
import { mistaken, type FieldError } from '#app/http/api_error'

type LinesField = Extract<Field, { type: 'lines' }>
type Facts = ReturnType<typeof readFacts>

const functionOfLines = ({ fields }: AnyResource, field: string): LineComputation | null => {
  const { computes } = fields[field] as LinesField
  return computes && lineComputations.of(computes)
}

const functionOf = ({ computes }: AnyResource): DocumentComputation | null =>
  computes && documentComputations.of(computes)

/** Starts to read the facts that the functions of a definition need. */
export function settlingFacts(engine: Engine, resource: AnyResource, row: Values): Facts {
  const settled = lineFieldsOf(resource).flatMap((field) => {
    const computation = functionOfLines(resource, field)
    return computation ? [{ field, computation }] : []
  })
  const ofDocument = functionOf(resource)
  const names = [...settled.flatMap(({ computation }) => computation.facts), ...(ofDocument?.facts ?? [])]
  const lines = settled.flatMap(({ field }) => row[field] as Values[])
  return readFacts(engine.facts, names, row, lines)
}

function fillIn(fields: Fields, row: Values): void {
  for (const [name, formula] of formulasOf(fields)) row[name] = formula.compute(row)
}

/** The figures of a document that sum up its lines. */
const lineSums = memoise((fields: Fields) =>
  Object.entries(fields).flatMap(([name, field]) => {
    const sum = lineSumOf(field)
    return sum && 'scale' in field ? [{ name, ...sum, scale: field.scale as number }] : []
  }),
)

/** Settles each line of a field; returns the mistakes of all. */
async function settleLines(
  resource: AnyResource,
  field: string,
  row: Values,
  before: Values | null,
  facts: Facts,
): Promise<FieldError[]> {
  const computation = functionOfLines(resource, field)
  const { fields } = resource.fields[field] as LinesField
  const known = computation && (await facts(computation.facts))
  const stored = new Map(((before?.[field] ?? []) as Values[]).map((line) => [line.id, line]))
  const mistakes: FieldError[] = []
  ;(row[field] as Values[]).forEach((line, index) => {
    const outcome = computation?.compute(line, stored.get(line.id), known!, row) ?? { values: {} }
    if ('mistakes' in outcome)
      mistakes.push(...outcome.mistakes.map((one) => ({ ...one, field: `${field}.${index}.${one.field}` })))
    else {
      Object.assign(line, outcome.values)
      fillIn(fields, line)
    }
  })
  return mistakes
}

/**
 * Fills in what follows from what is written, by the functions and formulas of the definition: lines first, then the
 * document with the shares of its lines, then sums of these.
 * @param row changed in place, its lines completed
 * @param facts as {@link settlingFacts} reads them
 * @throws ApiError with the mistakes at their fields, those of all lines before those of the document
 */
export async function runSettlements(
  resource: AnyResource,
  row: Values,
  before: Values | null,
  facts: Facts,
): Promise<void> {
  const mistakes: FieldError[] = []
  for (const field of lineFieldsOf(resource)) mistakes.push(...(await settleLines(resource, field, row, before, facts)))
  if (mistakes.length > 0) throw mistaken(mistakes)
  const computation = functionOf(resource)
  if (computation) {
    const outcome = computation.compute(row, await facts(computation.facts))
    if ('mistakes' in outcome) throw mistaken(outcome.mistakes)
    Object.assign(row, outcome.values)
    for (const [field, shares] of Object.entries(outcome.lines ?? {}))
      (row[field] as Values[]).forEach((line, index) => Object.assign(line, shares[index]))
  }
  for (const { name, lines, figure, scale } of lineSums(resource.fields))
    row[name] = sumOfLines(row[lines] as Values[], figure, scale)
  fillIn(resource.fields, row)
}
