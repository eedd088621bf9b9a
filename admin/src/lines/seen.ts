import { isTotalKnown } from '@barem/resources/calc/totals'
import type { AnyResource } from '@barem/resources/kit'
import { figureOf, specOf } from './spec.ts'
import { totalsOf } from './sums.ts'

type Values = Readonly<Record<string, unknown>>

/** The figures of a document that a person has seen, as sent in a body. */
export interface Preview {
  total?: string
  discount?: string
  shippingFee?: string
  grandTotal?: string
  /** Of each line. */
  amounts?: (string | null)[]
}

/** The discount by policies that the open form of a resource shows, in dong; null while it is not known. */
const discounts = new Map<string, string | null>()

/** Undefined once the form is closed. */
export function keepDiscount(resource: string, discount: string | null | undefined): void {
  if (discount === undefined) discounts.delete(resource)
  else discounts.set(resource, discount)
}

/**
 * The figures of a document as the person saw them with these values.
 * @param stored the document as the server answered it; null for a new one
 */
export function previewOf(definition: AnyResource, values: Values, stored: Values | null): Preview {
  const spec = specOf(definition)
  const byPolicy = values.discountSource === 'policy'
  const discount = byPolicy ? (discounts.get(definition.name) ?? null) : (figureOf(values, spec.foot.discount) ?? '0')
  const { amounts, total, shipping, ...sums } = totalsOf(spec, values, stored, discount ?? '0')
  const grandTotal = isTotalKnown(sums) && { grandTotal: sums.grandTotal }
  return {
    total,
    shippingFee: shipping,
    amounts,
    ...(discount !== null && { ...(spec.foot.discount && { discount }), ...grandTotal }),
  }
}

export interface Difference {
  figure: Exclude<keyof Preview, 'amounts'> | 'amount'
  /** The line of the amount, counted from 1. */
  line: number | null
  seen: string | null
  now: string | null
}

const FIGURES = ['total', 'discount', 'shippingFee', 'grandTotal'] as const

/** The figures in which the server differs from what the person saw. */
export function differencesOf(before: Preview, now: Preview): Difference[] {
  const single = FIGURES.flatMap((figure): Difference[] => {
    const [was, is] = [before[figure], now[figure]]
    return was !== undefined && is !== undefined && was !== is ? [{ figure, line: null, seen: was, now: is }] : []
  })
  const lines = (before.amounts ?? []).flatMap((was, index): Difference[] => {
    const is = now.amounts?.[index]
    return is !== undefined && is !== was ? [{ figure: 'amount', line: index + 1, seen: was, now: is }] : []
  })
  return [...lines, ...single]
}
