import { depositOf } from '@barem/resources/calc/deposit'
import { aboveZero } from '@barem/resources/calc/exact'
import { isTotalKnown, type Totals } from '@barem/resources/calc/totals'
import { Form, type FormInstance } from 'antd'
import { useMemo } from 'react'
import { entries } from './entries.ts'
import { figureOf, type GridSpec } from './spec.ts'
import { totalsOf } from './sums.ts'

type Values = Readonly<Record<string, unknown>>

/** The totals as they are on screen. */
export interface Shown extends Totals {
  /** Whether the discount is decided by policies, and not known at the moment. */
  waiting: boolean
  /** Whether the server could not work out that discount: nobody is waiting for it. */
  failed: boolean
  /** Whether the grand total, and what depends on it, is known but for the discount. */
  known: boolean
  /** What is to be paid ahead, dong unless the total is unknown; null if nothing is agreed. */
  deposit: { percent: string; amount: string | null } | null
}

/**
 * The foot of the document that is being typed, with the discount that the server works out where policies decide it.
 * @param row the document as the server answered it; null for a new one
 */
export function useTotals(form: FormInstance, spec: GridSpec, row: Values | null): Shown {
  const lines = Form.useWatch('lines', { form, preserve: true }) as unknown
  const header = Form.useWatch(
    (values: Values) =>
      Object.fromEntries(
        [spec.foot.discount, spec.foot.shipping, spec.foot.oldDebt, spec.foot.deposit, 'discountSource'].flatMap(
          (name) => (name ? [[name, values[name] ?? null]] : []),
        ),
      ),
    { form, preserve: true },
  ) as Values | undefined
  const { discount, pending, failed } = entries.get(spec.name).parts.useQuote(form, spec.quoted)
  return useMemo(() => {
    const byPolicy = header?.discountSource === 'policy'
    const off = byPolicy ? (discount ?? '0') : (figureOf(header ?? {}, spec.foot.discount) ?? '0')
    const totals = totalsOf(spec, { ...header, lines }, row, off)
    const percent = figureOf(header ?? {}, spec.foot.deposit)
    const known = isTotalKnown(totals)
    const amount = depositOf(totals.grandTotal, percent)
    const asked = byPolicy && totals.lineCount > 0
    return {
      ...totals,
      known,
      deposit: aboveZero(percent) && amount !== '0' ? { percent: percent!, amount: known ? amount : null } : null,
      waiting: asked && (pending || failed || discount === null),
      failed: asked && failed && !pending,
    }
  }, [lines, row, header, discount, pending, failed, spec])
}
