import { sum } from '../calc/exact.ts'
import type { Facts } from '../calc/settle/index.ts'
import { payableDebts } from '../ledgers/debts/payables.ts'
import { receivableDebts } from '../ledgers/debts/receivables.ts'
import { beyond } from './parts/beyond.ts'
import { chosen, chosenFields, chosenIn } from './parts/chosen.ts'
import { debtParts, debtsIn, openIn, spread, type Part } from './parts/debts.ts'
import { opposite } from './parts/entry.ts'
import { refusal, refusals, unless, type MayRefuse } from './parts/refusals.ts'
import { definePlanner, type PlannedEntry, type PostingRefusal, type Row } from './planner.ts'

/** Both sides, with the lines that choose their debts and what is refused where there are not as many. */
const sides = [
  { debts: receivableDebts, lines: 'allocations', over: 'overCustomerDebt' },
  { debts: payableDebts, lines: 'payableAllocations', over: 'overSupplierDebt' },
] as const

type Side = (typeof sides)[number]

const ownKeys = ({ debts }: Side, document: Row) => debtParts(debts).keysOf('debt-offsets')(document)

/** The tax code of a company, of that of its branch too, which has three more digits; citizens have twelve. */
const companyOf = (taxCode: string) => (/^\d{10}-?\d{3}$/.test(taxCode) ? taxCode.slice(0, 10) : taxCode)

/** Refuses what no set-off may do: debts of two that are not one, or of customers who never owe. */
const ofDocument = ({ customerId }: Row, { walkIn, payee, payer }: Facts): MayRefuse => [
  customerId === walkIn && walkIn !== null && refusal(null, 'customerId', 'walkInOwes'),
  (payee?.taxCode ?? null) !== null &&
    (payer?.taxCode ?? null) !== null &&
    companyOf(payee!.taxCode!) !== companyOf(payer!.taxCode!) &&
    refusal(null, 'supplierId', 'notOneParty', {}, { customer: payer!.taxCode!, supplier: payee!.taxCode! }),
]

/** The debts of a side that are paid: those that a person chose, all of the amount, else those due first. */
function partsOf(side: Side, document: Row, facts: Facts): { parts: Part[] } | { refusals: PostingRefusal[] } {
  const [amount, items] = [String(document.amount), debtsIn(openIn(side.debts, facts))]
  const owed = sum(items.map(({ open }) => open))
  if (owed.lt(amount)) return { refusals: [refusal(null, 'amount', side.over, { owed: owed.toFixed() })] }
  if (chosenIn(document, side.lines).length === 0) return { parts: spread(amount, items) }
  const named = chosen(side.debts, document, items, amount, side.lines)
  if ('refusals' in named) return named
  const whole = sum(named.parts.map((part) => part.amount))
  return whole.eq(amount) ? named : { refusals: [refusal(null, side.lines, 'notAllChosen', { all: whole.toFixed() })] }
}

const entriesOf = (side: Side, document: Row, parts: readonly Part[]): PlannedEntry[] => {
  const { owe, setOff } = debtParts(side.debts)
  const own = ownKeys(side, document)
  return [owe('set_off', own, opposite(String(document.amount))), ...setOff(own, parts)]
}

/** What a side has set off, whoever chose it, so that the document says so. */
const linesOf = (parts: readonly Part[]) => parts.map(({ item, amount }) => ({ [item.key]: item.id, amount }))

/** Debts of a customer and of a supplier that are one pay each other: as much on either side, and no money moves. */
export const offsetDebts = definePlanner({
  name: 'offsetDebts',
  date: 'documentDate',
  reads: [
    ...['documentDate', 'customerId', 'supplierId', 'amount'],
    ...sides.flatMap(({ debts, lines }) => chosenFields(debts, lines)),
  ],
  facts: ['walkIn', 'payee', 'payer'],
  lockedFacts: ['openItems', 'openPayables'],
  keys: (document) => ({ receivables: [ownKeys(sides[0], document)], payables: [ownKeys(sides[1], document)] }),
  plan: (document, facts, balances) =>
    unless(refusals(ofDocument(document, facts)), () => {
      const taken = sides.map((side) => partsOf(side, document, facts))
      const refused = taken.flatMap((one) => ('refusals' in one ? one.refusals : []))
      return unless(refused, () => {
        const parts = taken.map((one) => ('parts' in one ? one.parts : []))
        const entries = sides.flatMap((side, place) => entriesOf(side, document, parts[place]!))
        const whole = entries.filter(({ kind }) => kind !== 'allocation')
        if (beyond(whole, balances).length > 0) return { refusals: [refusal(null, 'amount', 'debtTooMuch')] }
        const values = { allocations: linesOf(parts[0]!), payableAllocations: linesOf(parts[1]!) }
        return { entries, values }
      })
    }),
})
