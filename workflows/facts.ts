import { isStored, type AnyResource, type Field, type Fields } from '@barem/resources/kit'

export type FactKind = 'figure' | 'day' | 'choice' | 'rows'
export type FactUnit = 'money' | 'weight' | 'percent' | 'count'

/** Where a fact comes from, which is also how it is called. */
export type FactSource =
  | { field: string }
  /** A field of the partner. */
  | { through: string; to: string; field: string }
  /** The greatest or least of the lines, or what any of them has. */
  | { lines: string; field: string; how: 'max' | 'min' | 'any' }
  | { named: NamedFact }

/** What is worked out of a document or its requester, and no field says. */
export const namedFacts = [
  'marginPercent',
  'discountPercent',
  'deviationPercent',
  'requesterRoleGroups',
  'requesterDepartment',
] as const
export type NamedFact = (typeof namedFacts)[number]

/** What a condition can ask about documents of a kind. */
export interface FactType {
  name: string
  kind: FactKind
  unit: FactUnit | null
  /** Resource whose rows are meant. */
  to: string | null
  choices: readonly string[]
  /** Whether a document has several values of it at once. */
  many: boolean
  from: FactSource
}

const units: Partial<Record<Field['type'], FactUnit>> = {
  money: 'money',
  weight: 'weight',
  percent: 'percent',
  integer: 'count',
  decimal: 'count',
}

/** What a field is to conditions; null for text, files and the like. */
function kindOf(field: Field): Pick<FactType, 'kind' | 'unit' | 'to' | 'choices' | 'many'> | null {
  const unit = units[field.type]
  const plain = { unit: null, to: null, choices: [], many: false }
  if (unit) return { ...plain, kind: 'figure', unit }
  if (field.type === 'date') return { ...plain, kind: 'day' }
  if (field.type === 'boolean') return { ...plain, kind: 'choice', choices: ['true', 'false'] }
  if (field.type === 'select') return { ...plain, kind: 'choice', choices: field.choices }
  // Lines of other documents have no names to choose by.
  if (field.type === 'belongsTo') return field.to.includes('.') ? null : { ...plain, kind: 'rows', to: field.to }
  return field.type === 'belongsToMany' ? { ...plain, kind: 'rows', to: field.to, many: true } : null
}

const entries = (fields: Fields) => Object.entries(fields) as [string, Field][]

/** Facts of the partner: its choices and relations, such as the type of a customer. */
function partnerFacts({ partner, fields }: AnyResource, lookup: Lookup): FactType[] {
  const relation = partner === null ? null : (fields[partner] as Field | undefined)
  if (!partner || relation?.type !== 'belongsTo') return []
  const { to } = relation
  return entries(lookup(to)?.fields ?? {}).flatMap(([field, spec]) => {
    const kind = kindOf(spec)
    if (!kind || !['choice', 'rows'].includes(kind.kind) || spec.area !== null || kind.to === 'users') return []
    return [{ name: `${partner}.${field}`, ...kind, from: { through: partner, to, field } }]
  })
}

/** Facts of lines: the greatest and least of their figures, and any of their choices. */
const lineFacts = (lines: string, fields: Fields): FactType[] =>
  entries(fields).flatMap(([field, spec]): FactType[] => {
    const kind = kindOf(spec)
    if (!kind || kind.kind === 'day') return []
    if (kind.kind !== 'figure')
      return [{ name: `${lines}.${field}`, ...kind, many: true, from: { lines, field, how: 'any' } }]
    return (['max', 'min'] as const).map((how) => ({
      name: `${lines}.${field}.${how}`,
      ...kind,
      from: { lines, field, how },
    }))
  })

const named = (name: NamedFact, about: Partial<FactType> = {}): FactType => ({
  ...{ name, kind: 'figure', unit: 'percent', to: null, choices: [], many: false, from: { named: name } },
  ...about,
})

/** What is worked out, as far as the fields are there, and seen, that it is worked out from. */
function workedOut({ fields }: AnyResource): FactType[] {
  const lines = entries(fields).flatMap(([, field]) => (field.type === 'lines' ? [field.fields] : []))
  const inLines = (...names: string[]) => lines.some((one) => names.every((name) => name in one))
  return [
    ...(inLines('importPrice', 'amount') ? [named('marginPercent')] : []),
    ...('discount' in fields && 'total' in fields ? [named('discountPercent')] : []),
    ...(inLines('errorMargin') ? [named('deviationPercent')] : []),
    named('requesterRoleGroups', { kind: 'rows', unit: null, to: 'role-groups', many: true }),
    named('requesterDepartment', { kind: 'rows', unit: null, to: 'departments' }),
  ]
}

type Lookup = (resource: string) => AnyResource | null

/**
 * What conditions can ask about documents of a kind: its figures, days, choices and relations, those of its partner and
 * lines, and what is worked out.
 * @param seen the document as its reader sees it: what they may not see is not there
 */
export function factsOf(seen: AnyResource, lookup: Lookup): FactType[] {
  const { states } = seen
  const outside = new Set([states?.field, states?.approval?.approver, states?.approval?.revision])
  const own = entries(seen.fields).flatMap(([name, field]): FactType[] => {
    if (field.type === 'lines') return lineFacts(name, field.fields)
    const kind = outside.has(name) || !isStored(field) ? null : kindOf(field)
    return kind ? [{ name, ...kind, from: { field: name } }] : []
  })
  return [...workedOut(seen), ...own, ...partnerFacts(seen, lookup)]
}

/** Names of facts that hold several values at once. */
export const manyOf = (facts: readonly FactType[]): Set<string> =>
  new Set(facts.filter(({ many }) => many).map(({ name }) => name))
