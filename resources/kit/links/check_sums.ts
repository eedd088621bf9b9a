import type { Field, OwnFigure, PaidBy, SumOfLedger, SumOfRows, SumPart } from '../fields/field_types.ts'
import type { Ledger } from '../ledgers/ledger.ts'
import { paidBy, sumOf, sumsOf } from '../fields/sum_of.ts'
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
  checkWhich(where, summed, path)
}

/** Checks that rows are told apart by their selects. */
function checkWhich(where: SumOfRows['where'], summed: AnyResource, path: string) {
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

/** Checks that a figure of the row itself is one that is kept. */
function checkOwn({ own, where }: OwnFigure, resource: AnyResource, path: string) {
  const kept = namesWhere(resource, (other) => traits[other.type].exact && sumOf(other) === null)
  requireOne(own, kept, `${path}.own`)
  checkWhich(where, resource, path)
}

/** The sums of a field with their paths; those of several by their place. */
function partsOf(field: Field, path: string): (readonly [SumPart, string])[] {
  const sum = sumOf(field)
  return sumsOf(field).map((part, place) => [part, sum === part ? path : `${path}.${place}`])
}

/** Refuses a list of sums that says nothing, signs that are none, and averages that are added to others. */
function checkParts(field: Field, path: string) {
  const parts = partsOf(field, path)
  if (sumOf(field) !== null && parts.length === 0)
    refuse('E_SUM', path, 'there is nothing in the list', 'Name what is summed up, or leave it out.')
  for (const [part, at] of parts) {
    if (part.sign !== undefined && Math.abs(part.sign) !== 1)
      refuse('E_SUM', `${at}.sign`, `'${part.sign}' is no sign`, 'Use one of: 1, -1.')
    if ('per' in part && part.per !== undefined && (parts.length > 1 || part.sign !== undefined))
      refuse('E_SUM', `${at}.per`, 'an average is not added to others', 'Leave it out, or name this sum alone.')
  }
}

/** Checks that sums of rows add figures that are kept, of rows that point to the one that has the sum. */
export function checkSums(resource: AnyResource, known: ReadonlyMap<string, AnyResource>): void {
  for (const [name, field] of fieldsOf(resource)) {
    const [own, bills] = [`${resource.name}.fields.${name}`, billsOf(field)]
    checkParts(field, `${own}.sumOf`)
    const sums = bills ? [[bills, `${own}.paidBy.bills`] as const] : partsOf(field, `${own}.sumOf`)
    for (const [sum, path] of sums) {
      if ('ledger' in sum) continue
      if ('own' in sum) {
        checkOwn(sum, resource, path)
        continue
      }
      requireOne(sum.resource, [...known.keys()], `${path}.resource`)
      checkSum(sum, known.get(sum.resource)!, resource.name, path)
    }
  }
}

/** Checks a sum of a ledger that says how much of a row is left, or adds up its entries. */
function checkLedgerSum(
  { ledger: name, lines, by, field, per, entries = false }: SumOfLedger,
  resource: AnyResource,
  ledgers: readonly Ledger[],
  path: string,
) {
  requireOne(
    name,
    ledgers.map((ledger) => ledger.name),
    `${path}.ledger`,
  )
  const { keys, measures, balances } = ledgers.find((ledger) => ledger.name === name)!
  if (lines !== undefined && !lineFieldsOf(resource).some((own) => lines === `${resource.name}.${own}`))
    refuse('E_SUM', `${path}.lines`, `'${lines}' are no lines of it`, 'Name its lines, after its own name.')
  const owner = lines ?? resource.name
  const leading = Object.keys(keys).filter((key) => (keys[key] as { to?: string }).to === owner)
  requireOne(by, leading, `${path}.by`)
  const kept = entries
    ? Object.keys(measures)
    : balances.filter((balance) => balance.per.join() === by).flatMap(({ of }) => of)
  requireOne(field, kept, `${path}.field`)
  if (per !== undefined) requireOne(per, kept, `${path}.per`)
}

/** The sums that say how much is paid, with their paths. */
const paymentsOf = ({ left, less }: PaidBy, path: string): (readonly [SumPart, string])[] => [
  [left, `${path}.left`],
  ...(less ?? []).map((part, place) => [part, `${path}.less.${place}`] as const),
]

/**
 * Checks that sums of ledgers are measures that a ledger keeps per the row that has the sum.
 * @throws DefinitionError naming the path, the value and the fix
 */
export function checkLedgerSums(resources: readonly AnyResource[], ledgers: readonly Ledger[]): void {
  for (const resource of resources)
    for (const [name, field] of fieldsOf(resource)) {
      const [own, payment] = [`${resource.name}.fields.${name}`, paidBy(field)]
      const sums = payment ? paymentsOf(payment, `${own}.paidBy`) : partsOf(field, `${own}.sumOf`)
      const billed = resources.find((one) => one.name === billsOf(field)?.resource) ?? resource
      for (const [sum, path] of sums) if ('ledger' in sum) checkLedgerSum(sum, billed, ledgers, path)
    }
}
