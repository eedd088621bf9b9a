import { lineFieldsOf, lineResource, totalsOf, type AnyResource, type Field } from '@barem/resources/kit'
import { Decimal } from 'decimal.js'
import { approverMistakes } from '#app/documents/approvers'
import type { Values, Writer } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { ApiError, mistaken, type FieldError } from '#app/http/api_error'
import { withLabels } from '../validation/naming.ts'
import { conditionMistakes, earlyDays } from './conditions.ts'
import { takeCopies } from './copies.ts'
import { rowCheckMistakes } from './row_checks.ts'
import { runSettlements, settlingFacts } from './settlements.ts'

/**
 * Writes exact numbers as the database returns them, with all their decimals, so that equal values compare as equal.
 */
function spellNumbers({ fields }: Pick<AnyResource, 'fields'>, row: Values) {
  for (const [name, field] of Object.entries(fields) as [string, Field][])
    if ('scale' in field && typeof row[name] === 'string') row[name] = new Decimal(row[name]).toFixed(field.scale)
}

/** Limits of fields by how definitions write them: they are compared with the figures of every line. */
const limits = new Map<string, Decimal>()

function limitOf(text: string): Decimal {
  const known = limits.get(text)
  if (known) return known
  const limit = new Decimal(text)
  limits.set(text, limit)
  return limit
}

/**
 * Errors at computed figures that exceed what can be stored, though the figures they follow from are within their
 * limits; `path` is put before their names.
 */
const tooMuch = ({ fields }: Pick<AnyResource, 'fields'>, row: Values, path = ''): FieldError[] =>
  (Object.entries(fields) as [string, Field][]).flatMap(([name, field]) => {
    if (!field.readOnly || !('scale' in field) || typeof row[name] !== 'string') return []
    const { min, max } = field
    const figure = new Decimal(row[name])
    return figure.lt(limitOf(min)) || figure.gt(limitOf(max))
      ? [{ field: path + name, rule: 'range', meta: { min, max } }]
      : []
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
    ...rowCheckMistakes(resource, row),
    ...(await approverMistakes(resource, row, write.before)),
  ]
  if (mistakes.length > 0) throw mistaken(mistakes)
  const copying = takeCopies(engine, resource, row, write.before)
  const facts = settlingFacts(engine, resource, row)
  await copying
  await behaviour?.settle?.(row, write)
  await runSettlements(resource, row, write.before, facts)
  spellNumbers(resource, row)
  for (const field of lineFieldsOf(resource))
    for (const line of row[field] as Values[]) spellNumbers(lineResource(resource, field), line)
  refuseTooMuch(resource, row)
  compareFigures(write.seen ?? null, totalsOf(resource, row))
}
