import { fixed, isBetween } from '@barem/resources/calc/exact'
import {
  lineFieldsOf,
  lineResource,
  memoise,
  totalsOf,
  type AnyResource,
  type Field,
  type FieldSet,
} from '@barem/resources/kit'
import { approverMistakes } from '#app/documents/approvers'
import type { Values, Writer } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { ApiError, mistaken, type FieldError } from '#app/http/api_error'
import { withLabels } from '../validation/naming.ts'
import { conditionMistakes, earlyDays } from './conditions.ts'
import { takeCopies } from './copies.ts'
import { rowCheckMistakes } from './row_checks.ts'
import { runSettlements, settlingFacts } from './settlements.ts'
import { markLacking } from './unseen.ts'

/** The exact numbers of a definition, by their names. */
const numbersOf = memoise(({ fields }: FieldSet) =>
  (Object.entries(fields) as [string, Field][]).flatMap(([name, field]) => ('scale' in field ? [{ name, field }] : [])),
)

const computedOf = memoise((resource: FieldSet) => numbersOf(resource).filter(({ field }) => field.readOnly))

/**
 * Writes exact numbers as the database returns them, with all their decimals, so that equal values compare as equal.
 */
function spellNumbers(resource: FieldSet, row: Values) {
  for (const { name, field } of numbersOf(resource)) {
    const figure = row[name]
    if (typeof figure === 'string') row[name] = fixed(figure, field.scale)
  }
}

/**
 * Errors at computed figures that exceed what can be stored, though the figures they follow from are within their
 * limits; `path` is put before their names.
 */
const tooMuch = (resource: FieldSet, row: Values, path = ''): FieldError[] =>
  computedOf(resource).flatMap(({ name, field: { min, max } }) => {
    const figure = row[name]
    return typeof figure !== 'string' || isBetween(figure, min, max)
      ? []
      : [{ field: path + name, rule: 'range', meta: { min, max } }]
  })

function refuseTooMuch(resource: AnyResource, row: Values) {
  const inLines = lineFieldsOf(resource).flatMap((field) =>
    (row[field] as Values[]).flatMap((line, index) =>
      tooMuch(lineResource(resource, field), line, `${field}.${index}.`),
    ),
  )
  const errors = [...inLines, ...tooMuch(resource, row)]
  if (errors.length > 0) throw new ApiError('COM_ERR_001', { errors })
}

/** @throws ApiError DOC_ERR_003 with the figures as they are, when a person saw others */
function compareFigures(seen: Values | null, figures: Values) {
  if (!seen) return
  const differs = Object.entries(seen).some(
    ([name, value]) => name in figures && JSON.stringify(value) !== JSON.stringify(figures[name]),
  )
  if (differs) throw new ApiError('DOC_ERR_003', { extra: { figures } })
}

/**
 * Brings a row into the state that may be stored: fields that do not apply emptied, copies taken over, formulas and
 * what the domain adds filled in.
 * @throws ApiError with the mistakes at their fields; DOC_ERR_003 when `seen`, the figures that a person saw, are not
 * the ones that follow
 */
export const settle = (engine: Engine, resource: AnyResource, ...rest: Settling): Promise<void> =>
  withLabels(resource, () => settled(engine, resource, ...rest))

type Settling = [row: Values, write: { id: string | null; before: Values | null; writer: Writer; seen?: Values | null }]

async function settled(engine: Engine, resource: AnyResource, ...[row, write]: Settling): Promise<void> {
  const behaviour = engine.behaviours.get(resource.name)
  const mistakes = [
    ...conditionMistakes(resource, row),
    ...earlyDays(resource, row),
    ...rowCheckMistakes(resource, row, write.before),
    ...(await approverMistakes(resource, row, write.before)),
  ]
  if (mistakes.length > 0) throw mistaken(mistakes)
  const copying = takeCopies(engine, resource, row, write.before)
  const facts = settlingFacts(engine, resource, row)
  await copying
  await behaviour?.settle?.(row, write)
  await runSettlements(resource, row, write.before, facts)
  markLacking(resource, row)
  spellNumbers(resource, row)
  for (const field of lineFieldsOf(resource))
    for (const line of row[field] as Values[]) spellNumbers(lineResource(resource, field), line)
  refuseTooMuch(resource, row)
  compareFigures(write.seen ?? null, totalsOf(resource, row))
}
