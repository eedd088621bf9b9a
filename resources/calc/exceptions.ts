import type { Decimal } from 'decimal.js'
import { lateDebt, overLimit, type Credit } from './credit.ts'
import { aboveZero, dong, exact, exactly, rounded, sum, type Figure } from './exact.ts'
import { amountAt, type PriceType } from './line.ts'
import { lineMargin, type Margin } from './margin.ts'
import { countOf, measures } from './measures.ts'
import { withoutVat } from './vat.ts'
import { areas, type AreaCode } from '../areas.ts'
import type { FactName, Facts } from './settle/facts.ts'
import { oddWeights } from './odd_weight.ts'
import { shortagesOf } from './shortage.ts'
import type { Finding, Reviewed, Values } from './reviewed.ts'

export type { Finding, Reviewed } from './reviewed.ts'

const figure = (values: Values, name: string): Figure => (values[name] == null ? null : String(values[name]))

/** A line with its amount as revenue counts it: without VAT, where prices have it in them. */
const withoutTax = ({ vat }: Values, line: Values): Values => {
  const [amount, tax] = [figure(line, 'amount'), figure(line, 'tax')]
  return vat === 'included' && amount && tax ? { ...line, amount: withoutVat(amount, tax, vat) } : line
}

/** What is earned on a line after its part of the discount; null while amount or cost is unknown or not to be seen. */
function marginOf(row: Values, written: Values): Margin | null {
  const line = withoutTax(row, written)
  const amount = exactly(figure(line, 'amount'))
  const measure = figure(line, measures[(line.priceType ?? 'piece') as PriceType])
  const net = amount && amount.minus(sum([figure(line, 'discountShare')]))
  return lineMargin(net && net.toFixed(), amountAt(measure, figure(line, 'importPrice')))
}

const isLoss = (row: Values, line: Values): boolean => exactly(marginOf(row, line)?.dong)?.lt(0) ?? false

const isBelow = (line: Values, price: string, bound: string): boolean => {
  const [asked, least] = [exactly(figure(line, price)), exactly(figure(line, bound))]
  return asked !== null && least !== null && asked.lt(least)
}

const greatest = (figures: readonly (Decimal | null)[]): Figure => {
  const known = figures.filter((one) => one !== null)
  return known.length > 0 ? rounded(exact.max(...known), 2) : null
}

/** A finding about the lines that fit; null when none does. */
function about(
  { lines }: Reviewed,
  fits: (line: Values) => boolean,
  more: (found: readonly Values[]) => Partial<Finding> = () => ({}),
): Finding | null {
  const found = lines.filter(fits)
  if (found.length === 0) return null
  return { lines: found.map(({ id }) => String(id)), amount: null, percent: null, ...more(found) }
}

/** Percent without sign that the scale may be off the barem of a line; null without a limit. */
const toleranceOf = ({ facts: { tolerances } }: Reviewed, { productId }: Values): Figure =>
  tolerances?.own[String(productId)] ?? tolerances?.highest ?? null

const isOff = (document: Reviewed, line: Values): boolean => {
  const [percent, bound] = [exactly(figure(line, 'errorMargin')), exactly(toleranceOf(document, line))]
  return percent !== null && bound !== null && !percent.isZero() && percent.abs().gte(bound)
}

/** Part of a whole in percent, at most two decimals; null while one is unknown, or if the whole is not above zero. */
export function percentOf(part: Figure, whole: Figure): Figure {
  const [some, all] = [exactly(part), aboveZero(whole)]
  return some && all && rounded(some.times(100).div(all), 2)
}

interface Rule {
  /** Fields of the document and of its lines that it reads. */
  fields: readonly string[]
  lines: readonly string[]
  facts?: readonly FactName[]
  /** The area whose view it takes besides. */
  area?: AreaCode
  find: (document: Reviewed) => Finding | null
  /** The field of the document that it finds empty: forms ask for it plainly, though it may stay so. */
  misses?: string
  /** Whether it is good to know, but asks nobody to look closer. */
  isNote?: true
  /** What an action that heeds it needs: a reason, or a person with full rights to its area. Null: nothing. */
  asks?: (facts: Partial<Facts>) => Asked | null
}

export type Asked = 'reason' | 'right'

const creditAsks = ({ credit }: Partial<Facts>): Asked | null =>
  (credit && ({ off: null, warn: null, reason: 'reason', approve: 'right' } as const)[credit.policy]) ?? null

/** A finding about the credit of the customer. */
const aboutCredit = (find: (credit: Credit) => Figure) => ({
  fields: ['customerId'],
  lines: [],
  facts: ['credit'] as const,
  area: areas.debt,
  find({ facts: { credit } }: Reviewed): Finding | null {
    const amount = credit ? find(credit) : null
    return amount === null ? null : { lines: [], amount, percent: null }
  },
  asks: creditAsks,
})

const cost = ['importPrice', 'amount', 'discountShare', 'priceType', 'tax'] as const

/**
 * Everything that may be out of the ordinary about a document, the gravest first. Without a figure nothing is found.
 */
const rules = {
  /** Lines that are sold for less than they cost; `amount` is what is lost on them. */
  belowCost: {
    fields: ['vat'],
    lines: cost,
    find: (document) =>
      about(
        document,
        (line) => isLoss(document.row, line),
        (found) => ({ amount: dong(sum(found.map((line) => marginOf(document.row, line)!.dong)).abs()) }),
      ),
  },
  /** Lines that earn less than the margin of their price rule, though they cost less than they bring. */
  belowMargin: {
    fields: ['vat'],
    lines: [...cost, 'unitPrice', 'floorPrice'],
    find: (document) =>
      about(document, (line) => isBelow(line, 'unitPrice', 'floorPrice') && !isLoss(document.row, line)),
  },
  /** Goods without a known cost, so that the margin of the document is unknown. */
  unknownCost: {
    fields: [],
    lines: cost,
    find: (document) => about(document, (line) => 'importPrice' in line && marginOf(document.row, line) === null),
  },
  /** Lines below the price that was suggested; `percent` is the greatest difference, of the suggested price. */
  belowSuggested: {
    fields: [],
    lines: ['unitPrice', 'suggestedPrice'],
    find: (document) =>
      about(
        document,
        (line) => isBelow(line, 'unitPrice', 'suggestedPrice'),
        (found) => ({
          percent: greatest(
            found.map((line) => {
              const suggested = exactly(figure(line, 'suggestedPrice'))!
              return suggested.minus(figure(line, 'unitPrice')!).times(100).div(suggested)
            }),
          ),
        }),
      ),
  },
  /** A manual discount; `percent` of the goods. */
  manualDiscount: {
    fields: ['discountSource', 'discount', 'total'],
    lines: [],
    find: ({ row }) => {
      const discount = row.discountSource === 'manual' ? aboveZero(figure(row, 'discount')) : null
      if (!discount) return null
      return { lines: [], amount: dong(discount), percent: percentOf(discount.toFixed(), figure(row, 'total')) }
    },
  },
  /** Lines that the scale found too far off their barem; `percent` is the greatest of them, without sign. */
  deviation: {
    fields: [],
    lines: ['errorMargin'],
    facts: ['tolerances'],
    find: (document) =>
      about(
        document,
        (line) => isOff(document, line),
        (found) => ({ percent: greatest(found.map((line) => exactly(figure(line, 'errorMargin'))!.abs())) }),
      ),
  },
  /** Lines whose weight is far from the last deliveries of this supplier; `percent` is the greatest difference. */
  oddWeight: {
    fields: ['supplierId', 'documentDate'],
    lines: ['productId', 'declaredWeight', 'theoreticalWeight', 'actualWeight'],
    facts: ['usualWeights'],
    find: ({ lines, facts: { usualWeights } }) => {
      const odd = oddWeights(lines, usualWeights ?? {})
      if (odd.length === 0) return null
      const percent = greatest(odd.map(({ difference }) => exactly(difference)!.abs()))
      return { lines: odd.map(({ line }) => line), amount: null, percent, odd }
    },
  },
  /** The customer owes something from before. */
  oldDebt: {
    isNote: true,
    fields: ['oldDebt'],
    lines: [],
    find: ({ row }) => {
      const owed = aboveZero(figure(row, 'oldDebt'))
      return owed && { lines: [], amount: dong(owed), percent: null }
    },
  },
  /** The customer would owe more than they may. */
  overLimit: aboutCredit(overLimit),
  /** The customer is late with what they owe. */
  lateDebt: aboutCredit(lateDebt),
  /** Lines that will be paid by a weight that nobody has weighed; `amount` is their present amount. */
  estimatedWeight: {
    isNote: true,
    fields: [],
    lines: ['priceType', 'weightSource', 'amount'],
    find: (document) =>
      about(
        document,
        ({ priceType, weightSource }) => priceType === 'actual_kg' && weightSource === 'estimated',
        (found) => ({ amount: dong(sum(found.map((line) => figure(line, 'amount')))) }),
      ),
  },
  /** Goods of which less is available in the warehouse that they leave from than is sold. */
  shortStock: {
    fields: ['exportingWarehouseId'],
    lines: ['productId', 'quantity'],
    facts: ['available'],
    area: areas.inventory,
    find: ({ row, lines, facts: { available } }) => {
      const shortages = shortagesOf(lines, row.exportingWarehouseId, available ?? [])
      if (shortages.length === 0) return null
      return { lines: shortages.map(({ line }) => line), amount: null, percent: null, shortages }
    },
  },
  /** Lines that do not say how much is bought, so that the amount of the document is unknown. */
  openQuantity: {
    fields: [],
    lines: [measures.piece],
    find: (document) => about(document, (line) => countOf(line) === null),
  },
  /** Debts are set off without a clause of a contract: VAT of what was bought may not be deductible. */
  noOffsetClause: {
    fields: ['contractClause', 'amount'],
    lines: [],
    misses: 'contractClause',
    find: ({ row }) =>
      row.contractClause === null ? { lines: [], amount: figure(row, 'amount'), percent: null } : null,
  },
  /** Cash to one seller on one day reaches the limit of VAT; `amount` is its sum in dong. */
  cashLimit: {
    fields: [],
    lines: [],
    facts: ['cashTowards'],
    find: ({ facts: { cashTowards } }) =>
      cashTowards && exact.sub(cashTowards.amount, cashTowards.limit).gte(0)
        ? { lines: [], amount: cashTowards.amount, percent: null }
        : null,
  },
} as const satisfies Record<string, Rule>

export type ExceptionName = keyof typeof rules
export const exceptionNames = Object.keys(rules) as ExceptionName[]

/** Fields that an exception reads, of the document and of its lines. */
export const exceptionReads = (name: ExceptionName): Pick<Rule, 'fields' | 'lines' | 'area'> => rules[name]

/** The field that an exception finds empty; null where it is about what is filled in. */
export const missedBy = (name: ExceptionName): string | null => (rules[name] as Rule).misses ?? null

/** What an exception asks of whoever takes an action that heeds it; null where it is only told. */
export const askedBy = (name: ExceptionName, facts: Partial<Facts>): Asked | null =>
  (rules[name] as Rule).asks?.(facts) ?? null

/** Whether an exception asks whoever decides to look closer, in place of deciding about several documents at once. */
export const needsLook = (name: ExceptionName): boolean => !(rules[name] as Rule).isNote

/** The facts that exceptions need. */
export const exceptionFacts = (names: readonly ExceptionName[]): FactName[] =>
  names.flatMap((name) => [...((rules[name] as Rule).facts ?? [])])

export type Exception = Finding & { name: ExceptionName }

/** What is out of the ordinary about a document, of the kinds that are named and in their order. */
export const exceptionsOf = (document: Reviewed, names: readonly ExceptionName[]): Exception[] =>
  names.flatMap((name) => {
    const found = rules[name].find(document)
    return found ? [{ name, ...found }] : []
  })

/**
 * What is earned on the goods of a document after its discount, delivery left out; null while the cost of a line is
 * unknown, undefined for those who may not see costs.
 */
export function documentMargin({ row, lines }: Pick<Reviewed, 'row' | 'lines'>): Margin | null | undefined {
  if (!lines.some((line) => 'importPrice' in line)) return undefined
  const costs = lines.map((line) =>
    amountAt(figure(line, measures[(line.priceType ?? 'piece') as PriceType]), figure(line, 'importPrice')),
  )
  if (costs.includes(null) || lines.some((line) => figure(line, 'amount') === null)) return null
  const net = sum(lines.map((line) => figure(withoutTax(row, line), 'amount'))).minus(sum([figure(row, 'discount')]))
  return lineMargin(net.toFixed(), sum(costs).toFixed())
}
