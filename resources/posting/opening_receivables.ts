import { exact } from '../calc/exact.ts'
import { numberValue } from '../calc/number_value.ts'
import type { Facts } from '../calc/settle/index.ts'
import { receivableDebts } from '../ledgers/debts/receivables.ts'
import { beyond } from './parts/beyond.ts'
import { debtParts } from './parts/debts.ts'
import { linesOf } from './parts/lines.ts'
import { refusal, refusals, unless, type MayRefuse } from './parts/refusals.ts'
import { definePlanner, type PlannedEntry, type Row } from './planner.ts'

const { owe, keysOf: keysBy } = debtParts(receivableDebts)
const keysOf = keysBy('opening-receivables')

/** Why a line cannot be taken over. */
function ofLine({ openedOn }: Row, line: Row, { openedBefore, walkIn }: Facts): MayRefuse {
  const before = openedBefore.find((one) => one.customerId === line.customerId && one.number === line.number)
  return [
    exact.sub(String(line.amount), '0').isZero() && refusal(line, 'amount', 'zeroAmount'),
    String(line.documentDate) > String(openedOn) &&
      refusal(line, 'documentDate', 'afterOpening', { day: String(openedOn) }),
    walkIn !== null &&
      line.customerId === walkIn &&
      !String(line.amount).startsWith('-') &&
      refusal(line, 'customerId', 'walkInOwes'),
    before && refusal(line, 'number', 'openedBefore', { code: before.code }),
  ]
}

/** Numbers of a customer that are one by their value, in two lines. */
function repeated(lines: readonly Row[]): MayRefuse {
  const keyOf = ({ customerId, number }: Row) => `${String(customerId)} ${numberValue(String(number))}`
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

const opened = (line: Row): PlannedEntry => ({
  ...owe('opening', keysOf(line), String(line.amount), String(line.dueDate ?? line.documentDate)),
  line: String(line.id),
})

/** What customers owe, and what is held of their money, when the company begins here: a debt for each document. */
export const openingReceivables = definePlanner({
  name: 'openingReceivables',
  date: 'openedOn',
  reads: [
    ...['openedOn', 'controlTotal', 'total'],
    ...['lines.customerId', 'lines.number', 'lines.documentDate', 'lines.dueDate', 'lines.amount'],
  ],
  facts: ['walkIn'],
  lockedFacts: ['openedBefore'],
  keys: (document) => ({ receivables: linesOf(document).map(keysOf) }),
  plan(document, facts, balances) {
    const lines = linesOf(document)
    const entries = lines.map(opened)
    const refused = refusals(
      differs(document),
      lines.map((line) => ofLine(document, line, facts)),
      repeated(lines),
      beyond(entries, balances).map(({ line }) => refusal({ id: line }, 'amount', 'debtTooMuch')),
    )
    return unless(refused, () => ({ entries }))
  },
})
