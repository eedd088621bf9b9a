import type { Field, Fields, FieldType } from '../fields/field_types.ts'
import { oneOf, refuse } from '../mistake.ts'
import { countedBy, type Ledger, type LedgerBalance } from './ledger.ts'

const fail = (path: string, found: string, fix: string): never => refuse('E_LEDGER', path, found, fix)

const MEASURES: readonly FieldType[] = ['decimal', 'money', 'weight']
const FACTS: readonly FieldType[] = [...MEASURES, 'integer', 'date', 'select', 'text']

/** Columns that each entry has, whatever its ledger. */
const OWN = [
  ...['tenantId', 'id', 'postingId', 'reversesId', 'document', 'documentId', 'lineId', 'kind', 'date', 'seq'],
  ...['createdAt', 'createdBy'],
]

function checkTypes(fields: Fields, allowed: readonly FieldType[], path: string) {
  for (const [name, { type }] of Object.entries(fields) as [string, Field][])
    if (!allowed.includes(type)) fail(`${path}.${name}`, `${type} is not kept here`, oneOf(allowed))
}

function checkNames({ name, keys, measures, facts }: Ledger) {
  const seen = new Set<string>(OWN)
  for (const field of [keys, measures, facts].flatMap(Object.keys)) {
    if (seen.has(field)) fail(name, `'${field}' is there already`, 'Choose another name.')
    seen.add(field)
  }
}

function checkKnown(names: readonly string[], fields: Fields, path: string) {
  for (const name of names)
    if (!(name in fields)) fail(path, `'${name}' is not of this ledger`, oneOf(Object.keys(fields)))
}

function checkBalance(ledger: Ledger, balance: LedgerBalance, path: string) {
  const { per, of, emptyWith, everyDay } = balance
  if (per.length === 0 || of.length === 0) fail(path, 'a balance of nothing', 'Say what it is per and of.')
  checkKnown(per, ledger.keys, `${path}.per`)
  checkKnown(of, ledger.measures, `${path}.of`)
  if (everyDay !== null && !of.includes(everyDay)) fail(`${path}.everyDay`, `'${everyDay}'`, oneOf(of))
  if (everyDay !== null && ledger.short === null)
    fail(`${path}.everyDay`, 'no word for its refusal', 'Say in `short` how it is refused.')
  if (emptyWith !== null && !of.includes(emptyWith)) fail(`${path}.emptyWith`, `'${emptyWith}'`, oneOf(of))
  const alternatives = ledger.oneOf.filter((key) => per.includes(key))
  const first = countedBy(ledger, balance)
  const isWhole = !ledger.oneOf.some((key) => ledger.balances[0]!.per.includes(key))
  if (ledger.oneOf.length > 0 && (alternatives.length > 1 || (alternatives.length === 0 && !isWhole)))
    fail(`${path}.per`, `it is per ${alternatives.length} of: ${ledger.oneOf.join(', ')}`, 'Let it be per one of them.')
  // One that is per an alternative alone is a part of all entries, whatever these are per.
  if (isWhole && per.length === 1 && alternatives.length === 1) return
  const missing = first.per.find((key) => !per.includes(key))
  if (missing) fail(`${path}.per`, `'${missing}' is not in it`, 'Every balance is a part of the first.')
}

/** Checks that a ledger's keys are relations, its measures numbers, and its balances made of both. */
export function checkLedger(ledger: Ledger): void {
  const { name, keys, oneOf, mayGo, measures, facts, kinds, short, tells, balances } = ledger
  checkTypes(keys, ['belongsTo'], `${name}.keys`)
  checkTypes(measures, MEASURES, `${name}.measures`)
  checkTypes(facts, FACTS, `${name}.facts`)
  checkNames(ledger)
  if (kinds.length === 0) fail(`${name}.kinds`, 'entries of no kind', 'Name the kinds.')
  if (balances.length === 0) fail(`${name}.balances`, 'a ledger without a balance', 'Name one.')
  if (oneOf.length === 1) fail(`${name}.oneOf`, `'${oneOf[0]}' is no choice`, 'Name two keys or more, or none.')
  checkKnown(oneOf, keys, `${name}.oneOf`)
  checkKnown(mayGo, keys, `${name}.mayGo`)
  if (short?.unless) checkKnown([short.unless.key], keys, `${name}.short.unless.key`)
  if (tells) checkKnown([tells.measure], measures, `${name}.tells.measure`)
  const without = oneOf.find((key) => !balances.some(({ per }) => per.includes(key)))
  if (without) fail(`${name}.balances`, `nothing is kept per '${without}'`, 'Add a balance.')
  balances.forEach((balance, index) => checkBalance(ledger, balance, `${name}.balances.${index}`))
  const names = balances.map((balance) => balance.name)
  const twice = names.find((one, index) => names.indexOf(one) !== index)
  if (twice) fail(`${name}.balances`, `two balances are '${twice}'`, 'Make them one.')
}
