import { allocate } from '../allocate.ts'
import { exact, sum, type Figure } from '../exact.ts'
import type { Facts } from './facts.ts'
import { nextPart } from './parts.ts'
import type { CarriedReceipt, InvoicedReceipt, ReceivedLine } from './received_line.ts'
import { piecesOf } from './supplier_invoice_line.ts'
import type { Row } from './computation.ts'

/** What an invoice says of something, and what receipts had posted for it: dong without tax, and what is owed of it. */
export interface MatchedPart {
  quantity: string
  kg: string
  booked: string
  bookedTax: string
  /** What receipts owe of it, with tax; nothing of those from before they owe. */
  owed: string
  amount: string
  tax: string
}

type Terms = Facts['payableTerms']

const text = (figure: unknown): string => String(figure ?? '0')

const isOwedOn = (day: unknown, { since }: Terms): boolean => since !== null && String(day) >= since

/** Whether a receipt owes what it posts. */
const owes = ({ documentDate }: InvoicedReceipt, terms: Terms): boolean => isOwedOn(documentDate, terms)

/** A line of goods with what the receipt had posted for its pieces. */
export function goodsPart(line: Row, source: ReceivedLine, terms: Terms): MatchedPart {
  const { matched, receipt } = source
  const pieces = piecesOf(source, line)
  const booked = nextPart(source.net, pieces, matched.booked) ?? '0'
  const bookedTax = nextPart(source.tax, pieces, matched.bookedTax) ?? '0'
  return {
    quantity: pieces.now,
    kg: nextPart(source.paidWeight, pieces, matched.kg, 3) ?? '0',
    ...{ booked, bookedTax },
    owed: owes(receipt, terms) ? exact.add(booked, bookedTax).toFixed() : '0',
    amount: text(line.amount),
    tax: text(line.tax),
  }
}

const lines = (document: Row, field: 'lines' | 'costs') => (document[field] ?? []) as readonly Row[]

/** Freight has no category of expense: it goes to the goods of receipts. */
export const isFreight = ({ expenseId }: Row): boolean => (expenseId ?? null) === null

/** The lines of freight, and those of other expenses. */
export const costsOf = (document: Row) => ({
  freight: lines(document, 'costs').filter(isFreight),
  expenses: lines(document, 'costs').filter((line) => !isFreight(line)),
})

/** Whether the freight of an invoice is that of deliveries. */
export const isOfDeliveries = ({ freightIssueIds }: Row): boolean =>
  ((freightIssueIds ?? []) as readonly string[]).length > 0

const total = (rows: readonly Row[], name: string) => sum(rows.map((row) => (row[name] ?? null) as Figure)).toFixed()

/** What of the freight of a receipt no invoice covers yet. */
const uncovered = ({ freight, matched }: CarriedReceipt) => exact.sub(freight, matched.booked).toFixed()

/**
 * The freight of an invoice by receipt: split by what receipts have put on their goods, else by the kg of these. It
 * takes the place of all of it, so that more than one invoice comes to what they say together.
 */
export function freightParts(document: Row, { carriedReceipts: receipts, payableTerms: terms }: Facts): MatchedPart[] {
  const { freight } = costsOf(document)
  if (receipts.length === 0 || freight.length === 0) return receipts.map(() => NOTHING)
  const open = receipts.map(uncovered)
  const weights = open.some((figure) => exact.sub(figure, 0).gt(0))
    ? open
    : receipts.map((receipt) => total(receipt.lines, 'kg'))
  const [amounts, taxes] = [total(freight, 'amount'), total(freight, 'tax')].map((whole) => allocate(whole, weights))
  return receipts.map((receipt, place) => ({
    ...NOTHING,
    booked: open[place]!,
    owed:
      receipt.freightSupplierId !== null && owes(receipt, terms)
        ? exact.sub(receipt.freight, receipt.matched.owed).toFixed()
        : '0',
    amount: amounts![place]!,
    tax: taxes![place]!,
  }))
}

/** The freight of an invoice by delivery: split by the kg of these, else evenly. */
export function deliveryParts(document: Row, { carriedIssues: issues }: Facts): MatchedPart[] {
  const { freight } = costsOf(document)
  if (issues.length === 0) return []
  const isWeighed = issues.every(({ kg }) => kg !== null && exact.sub(kg, 0).gt(0))
  const weights = issues.map(({ kg }) => (isWeighed ? kg! : '1'))
  const [amounts, taxes] = [total(freight, 'amount'), total(freight, 'tax')].map((whole) => allocate(whole, weights))
  return issues.map((_, place) => ({ ...NOTHING, amount: amounts![place]!, tax: taxes![place]! }))
}

const NOTHING: MatchedPart = {
  ...{ quantity: '0', kg: '0', booked: '0', bookedTax: '0', owed: '0', amount: '0', tax: '0' },
}

/** Lines of goods that are made from lines of receipts, each with that line. */
export const receivedIn = (document: Row, receivedLines: Facts['receivedLines']) =>
  lines(document, 'lines').flatMap((line) => {
    const source = receivedLines.get(String(line.receiptLineId))
    return source ? [{ line, source }] : []
  })

/** What parts say more than receipts owe, with tax. */
const beyondOwed = (parts: readonly MatchedPart[]) =>
  sum(parts.map(({ amount, tax, owed }) => exact.add(amount, tax).minus(owed).toFixed()))

/**
 * What an invoice owes by itself, in whole dong with tax: how far it differs from what receipts owe, and all that none
 * of them has posted. Below zero the supplier asks for less.
 */
export function owingOf(document: Row, facts: Facts): string {
  const { payableTerms: terms } = facts
  if (!isOwedOn(document.documentDate, terms)) return '0'
  const goods = receivedIn(document, facts.receivedLines)
    // What was received before suppliers were owed anything is in the opening debts.
    .filter(({ source }) => owes(source.receipt, terms))
    .map(({ line, source }) => goodsPart(line, source, terms))
  const { freight, expenses } = costsOf(document)
  // Freight of deliveries is an expense too: nothing has posted it before.
  const spent = isOfDeliveries(document) ? [...freight, ...expenses] : expenses
  const own = sum([total(spent, 'amount'), total(spent, 'tax')])
  return beyondOwed([...goods, ...freightParts(document, facts)])
    .plus(own)
    .toFixed()
}
