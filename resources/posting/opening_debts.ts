import { exact } from '../calc/exact.ts'
import { numberValue } from '../calc/number_value.ts'
import type { Facts } from '../calc/settle/index.ts'
import { isTakenOver, postedBy, type Debts } from '../ledgers/debts/item.ts'
import { employeeDebts } from '../ledgers/debts/employee_debts.ts'
import { payableDebts } from '../ledgers/debts/payables.ts'
import { receivableDebts } from '../ledgers/debts/receivables.ts'
import type { LedgerName } from '../ledgers/index.ts'
import { beyond } from './parts/beyond.ts'
import { debtParts } from './parts/debts.ts'
import { linesOf } from './parts/lines.ts'
import { refusal, refusals, unless, type MayRefuse } from './parts/refusals.ts'
import { definePlanner, type PlannedEntry, type Planner, type Row } from './planner.ts'

type Guard = (document: Row, line: Row, facts: Facts) => MayRefuse

/** Numbers of a party that are one by their value, in two lines. */
function repeated(lines: readonly Row[], party: string): MayRefuse {
  const keyOf = (line: Row) => `${String(line[party])} ${numberValue(String(line.number))}`
  return lines.map((line, place) => {
    const first = lines.findIndex((other) => keyOf(other) === keyOf(line))
    return first < place && refusal(line, 'number', 'repeatedLine', { line: String(first + 1) })
  })
}

/** A total that differs from that of the books before: a document is missing, doubled or mistyped. */
const differs = ({ controlTotal, total }: Row): MayRefuse =>
  controlTotal !== null &&
  !exact.sub(String(controlTotal), String(total)).isZero() &&
  refusal(null, 'controlTotal', 'controlTotal', { total: String(total) })

/** Why a line cannot be taken over. */
function ofLine({ openedOn }: Row, line: Row, party: string, { openedBefore }: Facts): MayRefuse {
  const before = openedBefore.find((one) => one.partyId === line[party] && one.number === line.number)
  return [
    exact.sub(String(line.amount), '0').isZero() && refusal(line, 'amount', 'zeroAmount'),
    String(line.documentDate) > String(openedOn) &&
      refusal(line, 'documentDate', 'afterOpening', { day: String(openedOn) }),
    before && refusal(line, 'number', 'openedBefore', { code: before.code }),
  ]
}

/** Defines how debts are taken over when the company begins here: one item for each document. */
function defineOpening<const N extends string>(
  name: N,
  debts: Debts<LedgerName>,
  { facts, guard }: { facts: Planner['facts']; guard: Guard },
) {
  const { party, ledger, items } = debts
  const { owe, keysOf: keysBy } = debtParts(debts)
  const keysOf = keysBy(postedBy(items.find(isTakenOver)!))
  const opened = (line: Row): PlannedEntry => ({
    ...owe('opening', keysOf(line), String(line.amount), String(line.dueDate ?? line.documentDate)),
    line: String(line.id),
  })
  return definePlanner({
    name,
    date: 'openedOn',
    reads: [
      ...['openedOn', 'controlTotal', 'total', `lines.${party}`],
      ...['lines.number', 'lines.documentDate', 'lines.dueDate', 'lines.amount'],
    ],
    facts,
    lockedFacts: ['openedBefore'],
    keys: (document) => ({ [ledger]: linesOf(document).map(keysOf) }),
    plan(document, now, balances) {
      const lines = linesOf(document)
      const entries = lines.map(opened)
      const refused = refusals(
        differs(document),
        lines.map((line) => [ofLine(document, line, party, now), guard(document, line, now)]),
        repeated(lines, party),
        beyond(entries, balances).map(({ line }) => refusal({ id: line }, 'amount', 'debtTooMuch')),
      )
      return unless(refused, () => ({ entries }))
    },
  })
}

/** What customers owe, and what is held of their money. The walk-in customer owes nothing. */
export const openingReceivables = defineOpening('openingReceivables', receivableDebts, {
  facts: ['walkIn'],
  guard: (_, line, { walkIn }) =>
    walkIn !== null &&
    line.customerId === walkIn &&
    !String(line.amount).startsWith('-') &&
    refusal(line, 'customerId', 'walkInOwes'),
})

/** What suppliers are owed, and what they hold. Receipts owe by themselves from a day on and are not taken over. */
export const openingPayables = defineOpening('openingPayables', payableDebts, {
  facts: ['payableTerms'],
  guard: (_, line, { payableTerms: { since } }) =>
    since !== null &&
    String(line.documentDate) >= since &&
    refusal(line, 'documentDate', 'owedByReceipts', { day: since }),
})

/** What employees hold of advances, and what they are owed. */
export const openingAdvances = defineOpening('openingAdvances', employeeDebts, { facts: [], guard: () => null })
