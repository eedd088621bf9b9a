import { amountField, type AnyResource, type Field, totalField } from '@barem/resources/kit'
import { lazy } from 'react'
import type { Input } from '../resources/inputs/input.ts'
import { withWords } from '../i18n/later.ts'
import { entries } from '../lines/entries.ts'
import type { LooseOverride } from './types.ts'

const ApproverInput = lazy(() => import('../documents/approver/ApproverInput.tsx')) as Input
/** A part of the form of a document with a grid, with its words and the entries of all domains. */
const ofGrid = <T>(load: () => Promise<T>) => withWords('grid', () => entries.with(load))

entries.register('plain', async () => (await import('../lines/plain/index.ts')).plain)

const LineGroup = lazy(() => ofGrid(() => import('../lines/LineGroup.tsx')))
const Charges = lazy(() => ofGrid(() => import('../lines/Charges.tsx')))
/** Loads a part that draws the totals of lines: with the ways to type lines, and their words. */
export const withTotals = <T>(load: () => Promise<T>) => ofGrid(() => withWords('counts', load))

const TotalsBar = lazy(() => withTotals(() => import('../lines/TotalsBar.tsx')))

const DocumentGroups = lazy(() => withWords('grid', () => import('../documents/form/DocumentGroups.tsx')))

const isGrid = (field: Field | undefined) => field?.type === 'lines' && field.grid !== null
const isCharge = (field: Field | undefined) => field?.role === 'charge' || field?.role === 'deduction'

function groupOf({ fields }: AnyResource, names: readonly string[]) {
  const own = names.map((name) => fields[name] as Field | undefined)
  return own.some(isGrid) ? LineGroup : own.some(isCharge) ? Charges : undefined
}

function made(definition: AnyResource): LooseOverride {
  const { name, fields, form, states } = definition
  const approver = states?.approval?.approver
  const inputs = { ...(approver && { [approver]: ApproverInput }) }
  if (!Object.values(fields).some((field) => isGrid(field as Field))) return { inputs }
  const groups = Object.entries(form).flatMap(([group, names]) => {
    const part = groupOf(definition, names)
    return part ? [[group, part] as const] : []
  })
  return {
    inputs,
    groups: Object.fromEntries(groups),
    layout: DocumentGroups,
    foot: TotalsBar,
    // Where nothing is worked out there is nothing that a person has seen.
    ...((totalField(definition) ?? amountField(definition)) && {
      saving: async () => (await ofGrid(() => import('../lines/saving.tsx'))).savingWithPreview(name),
    }),
  }
}

const known = new WeakMap<AnyResource, LooseOverride>()

/**
 * What the words of a definition ask for on its screens: who approves is chosen among those who may, lines that are
 * typed in a grid have one, with their charges and totals, and figures that the person saw are sent along.
 */
export function byWords(definition: AnyResource): LooseOverride {
  const override = known.get(definition) ?? made(definition)
  known.set(definition, override)
  return override
}
