import { lineResource, lineFieldsOf, type AnyResource, type Field, type FieldSet } from '../kit/index.ts'
import { oneOf, refuse } from '../kit/mistake.ts'
import { ledgers } from '../ledgers/index.ts'
import { dimensions, metrics } from './index.ts'
import { sourcesOf, wayFrom, type Dimension, type Metric, type Source, type Way } from './metric.ts'
import { reports } from './reports.ts'

interface Figures {
  metrics: Readonly<Record<string, Metric>>
  dimensions: Readonly<Record<string, Dimension>>
  reports: Readonly<Record<string, { by: string; metrics: readonly string[] }>>
}

type Known = ReadonlyMap<string, Pick<FieldSet, 'fields'>>

function requireOne(found: string, allowed: readonly string[], path: string) {
  if (!allowed.includes(found)) refuse('E_METRIC', path, `'${found}' cannot be used there`, oneOf(allowed))
}

const relationsOf = ({ fields }: Pick<FieldSet, 'fields'>): string[] =>
  Object.keys(fields).filter((name) => (fields[name] as Field).type === 'belongsTo')

function checkSource({ ledger, document, partner, sum, sign }: Source, known: Known, path: string) {
  requireOne(ledger, Object.keys(ledgers), `${path}.ledger`)
  requireOne(document, [...known.keys()], `${path}.document`)
  requireOne(partner, relationsOf(known.get(document)!), `${path}.partner`)
  const signs = Object.entries(sum)
  if (signs.length === 0)
    refuse('E_METRIC', `${path}.sum`, 'it adds up nothing', oneOf(Object.keys(ledgers[ledger].measures)))
  for (const [measure] of signs) requireOne(measure, Object.keys(ledgers[ledger].measures), `${path}.sum`)
  for (const [name, one] of [...signs.map(([measure, by]) => [`sum.${measure}`, by] as const), ['sign', sign] as const])
    if (one !== undefined && Math.abs(one) !== 1)
      refuse('E_METRIC', `${path}.${name}`, `'${one}' is no sign`, 'Use one of: 1, -1.')
}

/** Refuses a figure that is read from nothing, or twice from the same entries. */
function checkMetric(metric: Metric, known: Known, path: string) {
  const sources = sourcesOf(metric)
  if (sources.length === 0) refuse('E_METRIC', `${path}.from`, 'it is read from nothing', 'Name what it is read from.')
  sources.forEach((source, place) => {
    const at = 'from' in metric ? `${path}.from.${place}` : path
    checkSource(source, known, at)
    const first = sources.findIndex(({ ledger, document }) => ledger === source.ledger && document === source.document)
    if (first < place)
      refuse('E_METRIC', at, `the same entries as of '${path}.from.${first}'`, 'Say what is added up of them once.')
  })
}

/** Refuses a way that does not lead from the entries of a source to a record. */
function checkWay({ ledger, document }: Source, way: Way, known: Known, path: string) {
  const [first, ...fields] = way
  let at: string | undefined = document
  if (first !== 'document') {
    requireOne(first, relationsOf({ fields: ledgers[ledger].keys }), path)
    at = (ledgers[ledger].keys as Record<string, { to?: string }>)[first]!.to
  }
  for (const field of fields.slice(0, -1)) {
    const rows: Pick<FieldSet, 'fields'> = known.get(at!)!
    if (field === 'owner') at = at!.split('.')[0]
    else {
      requireOne(field, relationsOf(rows), path)
      at = (rows.fields[field] as { to?: string }).to
    }
  }
  const last = fields.at(-1)!
  if (last !== 'createdById') requireOne(last, relationsOf(known.get(at!)!), path)
}

/**
 * Checks that figures are read from measures of ledgers and from documents that there are, and that each figure of a
 * report leads to the records that it is split by.
 * @throws DefinitionError naming the path, the value and the fix
 */
export function checkMetrics(resources: readonly AnyResource[], figures: Figures = { metrics, dimensions, reports }) {
  const known: Known = new Map(
    resources.flatMap((resource): [string, Pick<FieldSet, 'fields'>][] => [
      [resource.name, resource],
      ...lineFieldsOf(resource).map((field): [string, Pick<FieldSet, 'fields'>] => {
        const lines = lineResource(resource, field)
        return [lines.name, lines]
      }),
    ]),
  )
  for (const [name, metric] of Object.entries(figures.metrics)) checkMetric(metric, known, `metrics.${name}`)
  for (const [name, { by, metrics: shown }] of Object.entries(figures.reports)) {
    requireOne(by, Object.keys(figures.dimensions), `reports.${name}.by`)
    shown.forEach((metric, place) => {
      const path = `reports.${name}.metrics.${place}`
      requireOne(metric, Object.keys(figures.metrics), path)
      for (const source of sourcesOf(figures.metrics[metric]!)) {
        const way = wayFrom(figures.dimensions[by]!, source.ledger)
        if (way) checkWay(source, way, known, path)
      }
    })
  }
}
