import { orderTotals, type Totals } from '@barem/resources/calc/totals'
import { Form, type FormInstance } from 'antd'
import { useMemo } from 'react'
import { adopt, type Line } from './model/line.ts'
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
const NOTHING: readonly Record<string, unknown>[] = []

/**
 * The foot of the document that is being typed, with the discount that the server works out where policies decide it.
 * @param row the document as the server answered it; null for a new one
 */
export function useTotals(form: FormInstance, spec: GridSpec, row: Values | null): Shown {
  const lines = (Form.useWatch('lines', { form, preserve: true }) as readonly Line[] | undefined) ?? NO_LINES
  const header = Form.useWatch((values: Values) => Object.fromEntries([spec.foot.discount, spec.foot.shipping, spec.foot.oldDebt, 'discountSource'].flatMap((name) => (name ? [[name, values[name] ?? null]] : []))), { form, preserve: true }) as Values | undefined
  const quote = useQuote(form, spec.sells)
  return useMemo(() => {
    const byPolicy = header?.discountSource === 'policy'
    const figures = adopt(lines, (row?.lines as typeof NOTHING | undefined) ?? NOTHING).map((line) => spec.figures(line))
    const discount = byPolicy ? (quote.discount?.total ?? '0') : (figureOf(header ?? {}, spec.foot.discount) ?? '0')
    const totals = orderTotals({ lines: figures, discount, shipping: figureOf(header ?? {}, spec.foot.shipping), oldDebt: figureOf(header ?? {}, spec.foot.oldDebt) })
    const waiting = byPolicy && lines.length > 0 && (quote.pending || quote.failed || quote.discount === null)
    return { ...totals, amounts: figures.map(({ amount }) => amount), waiting, byPolicy }
  }, [lines, row, header, quote.discount, quote.pending, quote.failed, spec])
}
