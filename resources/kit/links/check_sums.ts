import type { Field, SumOfRows } from '../fields/field_types.ts'
import type { Ledger } from '../ledgers/ledger.ts'
import { paidBy, sumOf } from '../fields/sum_of.ts'
import { traits } from '../fields/traits.ts'
import { oneOf, refuse } from '../mistake.ts'
import { lineFieldsOf } from '../documents/line_resource.ts'
import type { AnyResource } from '../resource.ts'

const fieldsOf = ({ fields }: AnyResource) => Object.entries(fields) as [string, Field][]

/** The bills by which a document is paid. */
const billsOf = (field: Field): (SumOfRows & { also?: string }) | null => {
  const payment = paidBy(field)
  return payment && 'bills' in payment ? payment.bills : null
}

const namesWhere = (resource: AnyResource, fits: (field: Field) => boolean): string[] =>
  fieldsOf(resource).flatMap(([name, field]) => (fits(field) ? [name] : []))

function requireOne(found: string, allowed: readonly string[], path: string) {
  if (!allowed.includes(found)) refuse('E_SUM', path, `'${found}' cannot be used there`, oneOf(allowed))
}

function checkSum(
  { field, by, also, where }: SumOfRows & { also?: string },
  summed: AnyResource,
  owner: string,
  path: string,
) {
  const figures = namesWhere(summed, (other) => traits[other.type].exact && sumOf(other) === null)
  requireOne(field, figures, `${path}.field`)
  requireOne(
    by,
    namesWhere(summed, (other) => other.type === 'belongsTo' && other.to === owner),
    `${path}.by`,
  )
  if (also !== undefined)
    requireOne(
      also,
      namesWhere(summed, (other) => other.type === 'belongsToMany' && other.to === owner),
      `${path}.also`,
    )
  for (const [name, choices] of Object.entries(where)) {
    requireOne(
      name,
      namesWhere(summed, ({ type }) => type === 'select'),
      `${path}.where`,
    )
    const { choices: known } = summed.fields[name] as Extract<Field, { type: 'select' }>
    for (const choice of choices) requireOne(choice, known, `${path}.where.${name}`)
  }
}

/** Checks that sums of rows add figures that are kept, of rows that point to the one that has the sum. */
export function checkSums(resource: AnyResource, known: ReadonlyMap<string, AnyResource>): void {
  for (const [name, field] of fieldsOf(resource)) {
    const sum = billsOf(field) ?? sumOf(field)
    if (sum === null || 'ledger' in sum) continue
    const path = `${resource.name}.fields.${name}.${sumOf(field) ? 'sumOf' : 'paidBy.bills'}`
    requireOne(sum.resource, [...known.keys()], `${path}.resource`)
    checkSum(sum, known.get(sum.resource)!, resource.name, path)
  }
}

/**
 * Checks that sums of ledgers are measures that a ledger keeps per the row that has the sum.
 * @throws DefinitionError naming the path, the value and the fix
 */
export function checkLedgerSums(resources: readonly AnyResource[], ledgers: readonly Ledger[]): void {
  for (const resource of resources)
    for (const [name, field] of fieldsOf(resource)) {
      const payment = paidBy(field)
      const sum = payment?.left ?? sumOf(field)
      if (sum === null || !('ledger' in sum)) continue
      const path = `${resource.name}.fields.${name}.${payment ? 'paidBy.left' : 'sumOf'}`
      requireOne(
        sum.ledger,
        ledgers.map((ledger) => ledger.name),
        `${path}.ledger`,
      )
      const { keys, balances } = ledgers.find((ledger) => ledger.name === sum.ledger)!
      const owner = billsOf(field)?.resource ?? sum.lines ?? resource.name
      if (sum.lines !== undefined && !lineFieldsOf(resource).some((lines) => sum.lines === `${resource.name}.${lines}`))
        refuse('E_SUM', `${path}.lines`, `'${sum.lines}' are no lines of it`, 'Name its lines, after its own name.')
      const leading = Object.keys(keys).filter((key) => (keys[key] as { to?: string }).to === owner)
      requireOne(sum.by, leading, `${path}.by`)
      const kept = balances.filter(({ per }) => per.join() === sum.by).flatMap(({ of }) => of)
      requireOne(sum.field, kept, `${path}.field`)
      if (sum.per !== undefined) requireOne(sum.per, kept, `${path}.per`)
    }
}
