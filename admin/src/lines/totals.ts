import { depositOf } from '@barem/resources/calc/deposit'
import { aboveZero } from '@barem/resources/calc/exact'
import { isTotalKnown, type Totals } from '@barem/resources/calc/totals'
import type { AnyResource } from '@barem/resources/kit'
import { Form, type FormInstance } from 'antd'
import { useMemo } from 'react'
import { fieldOf } from '../resources/model/columns.ts'
import { type Exact, isKept } from '../resources/rules/index.ts'
import { entries } from './entries.ts'
import { figureOf, type GridSpec, specOf } from './spec.ts'
import { totalsOf } from './sums.ts'

type Values = Readonly<Record<string, unknown>>

/** The totals as they are on screen. */
export interface Shown extends Totals {
  /** Whether the discount is decided by policies, and not known at the moment. */
  waiting: boolean
  /** Whether the server could not work out that discount: nobody is waiting for it. */
  failed: boolean
  /** Figures of the foot that are typed and cannot be kept: they count for nothing, and nothing is rounded. */
  wrong: readonly (keyof GridSpec['foot'])[]
  /** Whether the grand total, and what depends on it, is known but for the discount. */
  known: boolean
  /** What is to be paid ahead, dong unless the total is unknown; null if nothing is agreed. */
  deposit: { percent: string; amount: string | null } | null
}

type Foot = keyof GridSpec['foot']

const FOOT = ['discount', 'shipping', 'oldDebt', 'deposit'] as const satisfies readonly Foot[]
/** Those that the grand total is made of. */
const INSIDE: readonly Foot[] = ['discount', 'shipping']

/** Figures of the foot that the form holds and their fields cannot keep. What policies take off is nobody's typing. */
function wrongOf(definition: AnyResource, { foot }: GridSpec, header: Values): readonly Foot[] {
  const isWrong = (name: string | null) =>
    name !== null && !isKept(fieldOf(definition, name) as Exact, header[name] ?? null)
  return FOOT.filter((key) => isWrong(foot[key]) && !(key === 'discount' && header.discountSource === 'policy'))
}

/**
 * The foot of the document that is being typed, with the discount that the server works out where policies decide it.
 * @param row the document as the server answered it; null for a new one
 */
export function useTotals(form: FormInstance, definition: AnyResource, row: Values | null): Shown {
  const spec = specOf(definition)
  const lines = Form.useWatch('lines', { form, preserve: true }) as unknown
  const header = Form.useWatch(
    (values: Values) =>
      Object.fromEntries(
        [...FOOT.map((key) => spec.foot[key]), 'discountSource'].flatMap((name) =>
          name ? [[name, values[name] ?? null]] : [],
        ),
      ),
    { form, preserve: true },
  ) as Values | undefined
  const { discount, pending, failed } = entries.get(spec.name).parts.useQuote(form, spec.quoted)
  return useMemo(() => {
    const byPolicy = header?.discountSource === 'policy'
    const wrong = wrongOf(definition, spec, header ?? {})
    const kept: Values = { ...header, ...Object.fromEntries(wrong.map((key) => [spec.foot[key], null])) }
    const off = byPolicy ? (discount ?? '0') : (figureOf(kept, spec.foot.discount) ?? '0')
    const totals = totalsOf(spec, { ...kept, lines }, row, off)
    const percent = figureOf(kept, spec.foot.deposit)
    const known = isTotalKnown(totals) && !wrong.some((key) => INSIDE.includes(key))
    const amount = depositOf(totals.grandTotal, percent)
    const asked = byPolicy && totals.lineCount > 0
    return {
      ...totals,
      wrong,
      known,
      deposit: aboveZero(percent) && amount !== '0' ? { percent: percent!, amount: known ? amount : null } : null,
      waiting: asked && (pending || failed || discount === null),
      failed: asked && failed && !pending,
    }
  }, [lines, row, header, discount, pending, failed, definition, spec])
}
