import { documentMargin, percentOf } from '@barem/resources/calc/exceptions'
import { exact, exactly, type Figure } from '@barem/resources/calc/exact'
import { lineFieldsOf, lineResource, snake, tableName, type AnyResource } from '@barem/resources/kit'
import { factsOf, type Fact, type FactSource, type Facts, type NamedFact } from '@barem/workflows'
import { rowsOf } from '#app/tenancy/run'

type Values = Readonly<Record<string, unknown>>

/** What is known of the person who asks. */
export interface Requester {
  departmentId: string | null
  roleGroupIds: readonly string[]
}

/** The department and the role groups of somebody. */
export async function requesterOf(userId: string): Promise<Requester> {
  const [found] = await rowsOf<Requester>(
    `select u.department_id as "departmentId", (select coalesce(json_agg(m.target_id), '[]') from users_role_groups m
       where m.tenant_id = u.tenant_id and m.owner_id = u.id) as "roleGroupIds"
     from users u where u.tenant_id = app_tenant() and u.id = $1::uuid`,
    [userId],
  )
  return found ?? { departmentId: null, roleGroupIds: [] }
}

/** A value as conditions compare it; nothing to compare is null. */
function factOf(value: unknown): Fact {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value)) return value.map(String)
  return String(value)
}

/** Sum of the amounts of lines, less their parts of the discount; null while one is unknown. */
function soldFor(lines: readonly Values[]): Figure {
  const amounts = lines.map(({ amount }) => exactly(amount as Figure))
  if (lines.length === 0 || amounts.some((one) => one === null)) return null
  const shares = lines.map(({ discountShare }) => exactly((discountShare ?? null) as Figure) ?? new exact(0))
  return amounts.reduce((sum, one, place) => sum!.plus(one!).minus(shares[place]!), new exact(0))!.toFixed()
}

const named: Record<NamedFact, (document: { row: Values; lines: readonly Values[]; by: Requester }) => Fact> = {
  marginPercent({ row, lines }) {
    const margin = documentMargin({ row, lines })
    return margin ? percentOf(margin.dong, soldFor(lines)) : null
  },
  discountPercent: ({ row }) => percentOf((row.discount ?? null) as Figure, (row.total ?? null) as Figure),
  deviationPercent({ lines }) {
    const known = lines.flatMap(({ errorMargin }) => exactly((errorMargin ?? null) as Figure)?.abs() ?? [])
    return known.length > 0 ? exact.max(...known).toFixed() : null
  },
  requesterRoleGroups: ({ by }) => by.roleGroupIds,
  requesterDepartment: ({ by }) => by.departmentId,
}

/** The greatest or least of figures of lines; of choices all that any of them has. */
function ofLines(values: readonly unknown[], how: 'max' | 'min' | 'any'): Fact {
  if (how === 'any') return [...new Set(values.flatMap((value) => factOf(value) ?? []))]
  const figures = values.flatMap((value) => exactly((value ?? null) as Figure) ?? [])
  return figures.length > 0 ? exact[how](...figures).toFixed() : null
}

/** Fields of the partner, as they are now. */
async function partnerValues(sources: readonly FactSource[], row: Values): Promise<Values> {
  const [first] = sources.flatMap((from) => ('through' in from ? [from] : []))
  const id = first && row[first.through]
  if (!first || typeof id !== 'string') return {}
  const fields = sources.flatMap((from) => ('through' in from ? [from.field] : []))
  const [partner] = await rowsOf<Values>(
    `select to_jsonb(p) as row from ${tableName(first.to)} p where p.tenant_id = app_tenant() and p.id = $1::uuid`,
    [id],
  )
  const stored = (partner?.row ?? {}) as Values
  return Object.fromEntries(fields.map((field) => [field, stored[snake(field)] ?? null]))
}

/** All that conditions can ask about a document, from the row as it will be stored and the person who asks. */
export async function documentFacts(
  resource: AnyResource,
  row: Values,
  by: Requester,
  lookup: (name: string) => AnyResource,
): Promise<Facts> {
  const types = factsOf(resource, lookup)
  const [goods] = lineFieldsOf(resource)
  const lines = (goods ? (row[goods] ?? []) : []) as Values[]
  const partner = await partnerValues(
    types.map(({ from }) => from),
    row,
  )
  const value = (from: FactSource): Fact => {
    if ('named' in from) return named[from.named]({ row, lines, by })
    if ('through' in from) return factOf(partner[from.field])
    if (!('lines' in from)) return factOf(row[from.field])
    if (!lineResource(resource, from.lines).fields[from.field]) return null
    return ofLines(
      ((row[from.lines] ?? []) as Values[]).map((line) => line[from.field]),
      from.how,
    )
  }
  return Object.fromEntries(types.map(({ name, from }) => [name, value(from)]))
}
