import { isInTonnes } from '@barem/resources/calc/measures'
import { lineResource } from '@barem/resources/kit'
import { Form } from 'antd'
import { memo, useEffect } from 'react'
import { useTranslate } from '@refinedev/core'
import type { FormFootProps } from '../overrides/types.ts'
import { keepAmount } from '../documents/approver/amount.ts'
import { useMeasures } from '../resources/model/measures.ts'
import { entries } from './entries.ts'
import { footItems } from './footItems.ts'
import { figureName } from './names.ts'
import type { BarItem } from './parts.ts'
import { countsOf, countsText } from './shown/counts.ts'
import { whyNoTotal } from './shown/unknown.ts'
import { adopt, type Line, productIn } from './model/line.ts'
import { keepFoot } from './seen.ts'
import { type GridSpec, specOf } from './spec.ts'
import { type Shown, useTotals } from './totals.ts'
import { useLines } from './useLines.ts'
import './totals.css'

const NONE: Line[] = []

/** The totals of a document while it is typed, with the buttons at the foot of the form, always in sight. */
export default function TotalsBar({ definition, words, row }: FormFootProps) {
  const t = useTranslate()
  const form = Form.useFormInstance()
  const spec = specOf(definition)
  const totals = useTotals(form, definition, row)
  const watched = useLines<Line[]>(form, spec.field) ?? NONE
  const lines = adopt(watched, (row?.[spec.field] ?? []) as Record<string, unknown>[], spec.entry)
  const sums = entries.get(spec.name).parts.useSums(lines, totals, lineResource(definition, spec.field))
  const nameOf = figureName(t, words, spec.total)
  const why = useWhyNot(lines, spec, totals, nameOf, words.field(spec.field))
  const count = useCount(lines, spec)
  useKept(definition.name, totals)
  const items = [...count, ...sums, ...footItems({ t, spec, totals, nameOf, why })]
  if (items.length === 0) return null
  return (
    <dl className="totals-bar" aria-label={t('grid.totals.label')}>
      {items.map(({ key, ...item }) => (
        <Item key={key} {...item} />
      ))}
    </dl>
  )
}

const Item = memo(function Item({ label, value, note, className = '', why }: Omit<BarItem, 'key'>) {
  return (
    <div className={`totals-item ${className}`}>
      <dt>{label}</dt>
      <dd className="figures">
        <span>{value}</span>
        {note && <small>{note}</small>}
      </dd>
      {why && <dd className="totals-why">{why}</dd>}
    </div>
  )
})

/** How many there are of the goods, by unit; nothing of lines of something else. */
function useCount(lines: readonly Line[], { entry, goods }: GridSpec): BarItem[] {
  const t = useTranslate()
  const { unit } = useMeasures()
  const unitOf = (line: Line) => (isInTonnes(line) ? t('grid.totals.tonne') : line.goods ? unit(line.goods) : null)
  if (goods === null) return []
  const filled = lines.filter((line) => productIn(entry, line))
  const item = {
    key: 'pieces',
    label: t('grid.totals.pieces'),
    value: countsText(countsOf(filled, goods.count.name, unitOf), t),
    className: 'pieces',
  }
  return [item]
}

/** The reason why the amount of the document cannot be worked out; null when it can. */
function useWhyNot(
  lines: readonly Line[],
  { entry, foot }: GridSpec,
  { wrong, known, failed }: Shown,
  nameOf: (field: string) => string,
  label: string,
): string | null {
  const t = useTranslate()
  const open = whyNoTotal(
    t,
    lines.map((line) => ({ ...line, amount: entry.figures(line).amount, blank: entry.isBlank(line) })),
    label,
  )
  if (open) return open
  const names = wrong.map((key) => (key === 'due' ? t('grid.totals.due') : nameOf(foot[key]!)))
  if (names.length > 0 && !known) return t('grid.totals.wrong', { fields: names.join(', ') })
  return failed ? t('grid.totals.noDiscount') : null
}

/** Keeps what the form shows for those who save it, and for those who are asked to approve it. */
function useKept(resource: string, totals: Shown): void {
  const isKnown = totals.known && !totals.waiting
  useEffect(() => {
    keepFoot(resource, { deduction: totals.waiting ? null : totals.deduction, charge: totals.charge })
    keepAmount(resource, isKnown ? totals.amount : null)
  }, [totals, isKnown, resource])
  useEffect(
    () => () => {
      keepFoot(resource, undefined)
      keepAmount(resource, undefined)
    },
    [resource],
  )
}
