import { orderTotals, type Totals } from '@barem/resources/calc/totals'
import { Form, type FormInstance } from 'antd'
import { useMemo } from 'react'
import type { Line } from './model/line.ts'
import { useQuote } from './quote.ts'
import { figureOf, type GridSpec } from './spec.ts'

type Values = Readonly<Record<string, unknown>>

/** The totals as they are on screen. */
export interface Shown extends Totals {
  /** The amount of each line; null where it is not known. */
  amounts: (string | null)[]
  /** Whether the discount is decided by policies, and not known at the moment. */
  waiting: boolean
  /** Whether the discount is decided by policies. */
  byPolicy: boolean
}

const NO_LINES: readonly Line[] = []

/** The foot of the document that is being typed, with the discount that the server works out where policies decide it. */
export function useTotals(form: FormInstance, spec: GridSpec): Shown {
  const lines = (Form.useWatch('lines', { form, preserve: true }) as readonly Line[] | undefined) ?? NO_LINES
  const header = Form.useWatch((values: Values) => Object.fromEntries([spec.foot.discount, spec.foot.shipping, spec.foot.oldDebt, 'discountSource'].flatMap((name) => (name ? [[name, values[name] ?? null]] : []))), { form, preserve: true }) as Values | undefined
  const quote = useQuote(form, spec.sells)
  return useMemo(() => {
    const byPolicy = header?.discountSource === 'policy'
    const figures = lines.map((line) => spec.figures(line))
    const discount = byPolicy ? (quote.discount?.total ?? '0') : (figureOf(header ?? {}, spec.foot.discount) ?? '0')
    const totals = orderTotals({ lines: figures, discount, shipping: figureOf(header ?? {}, spec.foot.shipping), oldDebt: figureOf(header ?? {}, spec.foot.oldDebt) })
    const waiting = byPolicy && lines.length > 0 && (quote.pending || quote.failed || quote.discount === null)
    return { ...totals, amounts: figures.map(({ amount }) => amount), waiting, byPolicy }
  }, [lines, header, quote.discount, quote.pending, quote.failed, spec])
}
