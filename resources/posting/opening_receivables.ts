import { linesOf, refusal } from './document.ts'
import { exact } from '../calc/exact.ts'
import { numberValue } from '../calc/number_value.ts'
import type { Facts } from '../calc/settle/index.ts'
import { debtEntry } from './debt/allocate.ts'
import { definePlanner, type LedgerBalances, type PlannedEntry, type PostingRefusal, type Row } from './planner.ts'

const keysOf = ({ id, customerId }: Row) => ({ customerId: String(customerId), openingLineId: String(id) })

/** Why a document cannot be taken over. */
function refusalsOf({ openedOn }: Row, line: Row, { openedBefore, walkIn }: Facts): PostingRefusal[] {
  const before = openedBefore.find((one) => one.customerId === line.customerId && one.number === line.number)
  return [
    ...(exact.sub(String(line.amount), '0').isZero() ? [refusal(line, 'amount', 'zeroAmount')] : []),
    ...(String(line.documentDate) > String(openedOn)
      ? [refusal(line, 'documentDate', 'afterOpening', { day: String(openedOn) })]
      : []),
    ...(walkIn !== null && line.customerId === walkIn && !String(line.amount).startsWith('-')
      ? [refusal(line, 'customerId', 'walkInOwes')]
      : []),
    ...(before ? [refusal(line, 'number', 'openedBefore', { code: before.code })] : []),
  ]
}

/** Numbers of a customer that are one by their value, in two lines. */
function repeated(lines: readonly Row[]): PostingRefusal[] {
  const keyOf = ({ customerId, number }: Row) => `${String(customerId)} ${numberValue(String(number))}`
  return lines.flatMap((line, place) => {
    const first = lines.findIndex((other) => keyOf(other) === keyOf(line))
    return first < place ? [refusal(line, 'number', 'repeatedLine', { line: String(first + 1) })] : []
  })
}

/** A total that differs from that of the books before: a document is missing, doubled or mistyped. */
const differs = ({ controlTotal, total }: Row): PostingRefusal[] =>
  controlTotal === null || exact.sub(String(controlTotal), String(total)).isZero()
    ? []
    : [refusal(null, 'controlTotal', 'controlTotal', { total: String(total) })]

const opened = (line: Row): PlannedEntry => ({
  ...debtEntry('opening', keysOf(line), String(line.amount), String(line.dueDate ?? line.documentDate)),
  line: String(line.id),
})

/** Lines with which what a customer owes would be more than the ledger can hold. */
function tooMuch(lines: readonly Row[], { receivables }: LedgerBalances): PostingRefusal[] {
  const then = receivables.copy()
  return lines.flatMap((line) => {
    then.add(opened(line))
    return then.isBeyond(keysOf(line)) ? [refusal(line, 'amount', 'debtTooMuch')] : []
  })
}

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
    const refusals = [
      ...differs(document),
      ...lines.flatMap((line) => refusalsOf(document, line, facts)),
      ...repeated(lines),
      ...tooMuch(lines, balances),
    ]
    return refusals.length > 0 ? { refusals } : { entries: lines.map(opened) }
  },
})
