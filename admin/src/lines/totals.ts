import { depositOf } from '@barem/resources/calc/deposit'
import { aboveZero } from '@barem/resources/calc/exact'
import { isTotalKnown } from '@barem/resources/calc/totals'
import type { AnyResource } from '@barem/resources/kit'
import { Form, type FormInstance } from 'antd'
import { useMemo } from 'react'
import { fieldOf } from '../resources/model/columns.ts'
import { type Exact, isKept } from '../resources/rules/index.ts'
import { entries } from './entries.ts'
import type { FootTotals } from './model/entry.ts'
import { figureOf, type GridSpec, isDecided, specOf } from './spec.ts'
import { totalsOf } from './sums.ts'
import { vatOf } from './vat.ts'
import { useCompanySettings } from '../session/useCompanySettings.ts'
import { useLines } from './useLines.ts'

type Values = Readonly<Record<string, unknown>>

/** A figure of the foot, by its role. */
export type Foot = keyof GridSpec['foot']

/** The totals as they are on screen. */
export interface Shown extends FootTotals {
  /** Whether the server decides the deduction, and it is not known at the moment. */
  waiting: boolean
  /** Whether the server could not work it out: nobody is waiting for it. */
  failed: boolean
  /** Figures of the foot that are typed and cannot be kept: they count for nothing, and nothing is rounded. */
  wrong: readonly Foot[]
  /** Whether the amount, and what depends on it, is known but for that deduction. */
  known: boolean
  /** What is to be paid ahead, dong unless the amount is unknown; null if nothing is agreed. */
  due: { percent: string; amount: string | null } | null
}

const FOOT = ['deduction', 'charge', 'beside', 'due'] as const satisfies readonly Foot[]
/** Those that the amount is made of. */
const INSIDE: readonly Foot[] = ['deduction', 'charge']

/** Figures of the foot that the form holds and their fields cannot keep. What the server decides is nobody's typing. */
function wrongOf(definition: AnyResource, spec: GridSpec, header: Values): readonly Foot[] {
  const isWrong = (name: string | null) =>
    name !== null && !isKept(fieldOf(definition, name) as Exact, header[name] ?? null)
  return FOOT.filter((key) => isWrong(spec.foot[key]) && !(key === 'deduction' && isDecided(spec, header)))
}

/**
 * The figure beside the amount that nobody types, such as what the partner owes: as the server answered it, as long as
 * the document is with the same partner.
 */
function besideOf(definition: AnyResource, { foot }: GridSpec, header: Values, row: Values | null): Values {
  if (!foot.beside || !fieldOf(definition, foot.beside)?.readOnly) return {}
  const isSame = definition.partner === null || row?.[definition.partner] === header[definition.partner]
  return { [foot.beside]: isSame ? (row?.[foot.beside] ?? null) : null }
}

/** What the server works out of the figures that the amount is made of, where nobody typed them. */
function workedOutOf({ foot }: GridSpec, header: Values, stored: Values | null): Values {
  const names = INSIDE.flatMap((key) => foot[key] ?? []).filter((name) => (header[name] ?? null) === null)
  return stored ? Object.fromEntries(names.map((name) => [name, stored[name] ?? null])) : {}
}

/**
 * The foot of the document that is being typed, with the deduction that the server works out where it decides it.
 * @param row the document as the server answered it; null for a new one
 */
export function useTotals(form: FormInstance, definition: AnyResource, row: Values | null): Shown {
  const spec = specOf(definition)
  const lines = useLines<unknown>(form, spec.field)
  const watched = Form.useWatch(
    (values: Values) =>
      Object.fromEntries(
        [...FOOT.map((key) => spec.foot[key]), spec.entry.goods?.decidedBy?.field, definition.partner].flatMap(
          (name) => (name ? [[name, values[name] ?? null]] : []),
        ),
      ),
    { form, preserve: true },
  ) as Values | undefined
  const { data: settings } = useCompanySettings()
  const { deduction, pending, failed, offers, stored } = entries.get(spec.name).parts.useQuote(form, spec.quoted)
  return useMemo(() => {
    const header = {
      ...{ ...watched, ...besideOf(definition, spec, watched ?? {}, row) },
      ...workedOutOf(spec, watched ?? {}, stored),
    }
    const decided = isDecided(spec, header)
    const wrong = wrongOf(definition, spec, header)
    const kept: Values = { ...header, ...Object.fromEntries(wrong.map((key) => [spec.foot[key], null])) }
    const off = decided ? (deduction ?? '0') : (figureOf(kept, spec.foot.deduction) ?? '0')
    const totals = totalsOf(spec, { ...kept, [spec.field]: lines }, row, off, vatOf(definition, settings))
    const percent = figureOf(kept, spec.foot.due)
    const known = isTotalKnown(totals) && !wrong.some((key) => INSIDE.includes(key))
    const amount = depositOf(totals.amount, percent)
    const asked = decided && totals.lineCount > 0
    return {
      ...totals,
      wrong,
      known,
      due: aboveZero(percent) && amount !== '0' ? { percent: percent!, amount: known ? amount : null } : null,
      waiting: asked && (pending || failed || deduction === null),
      failed: asked && failed && !pending,
    }
  }, [lines, row, watched, deduction, pending, failed, offers, stored, definition, spec, settings])
}
