import { depositOf } from '@barem/resources/calc/deposit'
import type { Totals } from '@barem/resources/calc/totals'
import { Form, type FormInstance } from 'antd'
import { useMemo } from 'react'
import { useQuote } from './quote.ts'
import { figureOf, type GridSpec } from './spec.ts'
import { totalsOf } from './sums.ts'

type Values = Readonly<Record<string, unknown>>

/** The totals as they are on screen. */
export interface Shown extends Totals {
  /** Whether the discount is decided by policies, and not known at the moment. */
  waiting: boolean
  /** Dong to be paid ahead; null if none is agreed, or amounts are missing. */
  deposit: { percent: string; amount: string } | null
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
  const { discount, pending, failed } = useQuote(form, spec.sells)
  return useMemo(() => {
    const byPolicy = header?.discountSource === 'policy'
    const off = byPolicy ? (discount?.total ?? '0') : (figureOf(header ?? {}, spec.foot.discount) ?? '0')
    const totals = totalsOf(spec, { ...header, lines }, row, off)
    const percent = figureOf(header ?? {}, spec.foot.deposit)
    const amount = totals.incomplete > 0 ? null : depositOf(totals.grandTotal, percent)
    return {
      ...totals,
      deposit: amount !== null && amount !== '0' ? { percent: percent!, amount } : null,
      waiting: byPolicy && totals.lineCount > 0 && (pending || failed || discount === null),
    }
  }, [lines, row, header, discount, pending, failed, spec])
}
