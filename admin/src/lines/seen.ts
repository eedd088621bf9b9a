import { isTotalKnown } from '@barem/resources/calc/totals'
import type { AnyResource } from '@barem/resources/kit'
import { figureOf, isDecided, specOf } from './spec.ts'
import { totalsOf } from './sums.ts'
import { vatOf } from './vat.ts'
import { queryClient } from '../providers/queryClient.ts'
import { type CompanySettings, settingsQuery } from '../session/useCompanySettings.ts'

type Values = Readonly<Record<string, unknown>>
type Amounts = readonly (string | null)[]

/** The figures of a document that a person has seen, as sent in a body: by field, and as `amounts` of each line. */
export interface Preview {
  readonly [field: string]: string | Amounts | undefined
  amounts?: Amounts
}

/** What the foot of an open form shows between the goods and the amount, in dong; null while it is not known. */
export interface ShownFoot {
  deduction: string | null
  charge: string | null
}

const feet = new Map<string, ShownFoot>()

/** Undefined once the form is closed. */
export function keepFoot(resource: string, foot: ShownFoot | undefined): void {
  if (foot === undefined) feet.delete(resource)
  else feet.set(resource, foot)
}

/**
 * The figures of a document as the person saw them with these values.
 * @param stored the document as the server answered it; null for a new one
 */
export function previewOf(definition: AnyResource, values: Values, stored: Values | null): Preview {
  const spec = specOf(definition)
  const { total, foot, amount } = spec
  const shown = feet.get(definition.name)
  const deduction = isDecided(spec, values)
    ? (shown?.deduction ?? null)
    : (figureOf(values, foot.deduction) ?? shown?.deduction ?? '0')
  const charged = foot.charge && { [foot.charge]: figureOf(values, foot.charge) ?? shown?.charge ?? null }
  const settings = queryClient.getQueryData<CompanySettings>(settingsQuery.queryKey)
  const totals = totalsOf(spec, { ...values, ...charged }, stored, deduction ?? '0', vatOf(definition, settings))
  // Nothing has been seen of a document without lines.
  if (totals.lineCount === 0) return {}
  return {
    amounts: totals.amounts,
    ...(total && { [total]: totals.total }),
    ...(foot.charge && { [foot.charge]: totals.charge }),
    ...(foot.deduction && deduction !== null && { [foot.deduction]: deduction }),
    ...(amount && deduction !== null && isTotalKnown(totals) && { [amount]: totals.amount }),
  }
}

export interface Difference {
  /** A field; null for the amount of a line. */
  field: string | null
  /** The line of the amount, counted from 1. */
  line: number | null
  seen: string | null
  now: string | null
}

/** The figures, of these fields and of lines, in which the server differs from what the person saw. */
export function differencesOf(fields: readonly string[], before: Preview, now: Preview): Difference[] {
  const single = fields.flatMap((field): Difference[] => {
    const [was, is] = [before[field] as string | undefined, now[field] as string | undefined]
    return was !== undefined && is !== undefined && was !== is ? [{ field, line: null, seen: was, now: is }] : []
  })
  const lines = (before.amounts ?? []).flatMap((was, index): Difference[] => {
    const is = now.amounts?.[index]
    return is !== undefined && is !== was ? [{ field: null, line: index + 1, seen: was, now: is }] : []
  })
  return [...lines, ...single]
}
