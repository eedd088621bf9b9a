import { sum } from '@barem/resources/calc/exact'
import type { AnyResource } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { formatDate } from '../../format/date.ts'
import { today } from '../../format/day.ts'
import { formatKg } from '../../format/number.ts'
import type { Words } from '../../resources/model/words.ts'
import type { DocumentRow } from '../document.ts'
import { shortOf, useProgress } from '../from/progress.ts'
import { stepWord } from '../stepWord.ts'
import type { Step } from '../steps.ts'

type Props = { definition: AnyResource; words: Words; row: DocumentRow; next: Step | null }

const DAY_MS = 86_400_000

/** Whether a step makes what the progress of the document counts. */
function goesOn({ states }: AnyResource, next: Step | null): boolean {
  if (next?.kind !== 'make' || !states?.progress) return false
  const from = next.maker.createdFrom.find(({ relation }) => relation === next.by)
  return Object.values(from?.lines ?? {}).some(({ progress, upTo }) => progress !== null && !upTo)
}

/** Above a document: what its next step is about, by when, and what is in its way. */
export function NextStrip({ definition, words, row, next }: Props) {
  const t = useTranslate()
  const lines = useProgress(definition, row).filter(({ isOpen }) => isOpen)
  if (!next || !goesOn(definition, next) || lines.length === 0) return null
  const kg = sum(lines.map(({ open }) => open.actualKg ?? open.baremKg ?? null))
  const short = lines.filter((line) => shortOf(line) > 0).length
  const { due } = definition.list
  const day = due && row[due.field] ? String(row[due.field]) : null
  const late = day ? Math.round((Date.parse(today()) - Date.parse(day)) / DAY_MS) : 0
  const count = t('crud.lines.count', { count: lines.length })
  return (
    <p className="next-strip">
      <span>{stepWord(t, definition, next, row)}:</span>
      <b>{kg.isZero() ? count : t('documents.step.open', { lines: count, kg: formatKg(kg.toFixed()) })}</b>
      {day && (
        <span>
          {words.field(due!.field)} {formatDate(day)}
          {late > 0 && <em className="is-late"> {t('documents.step.late', { count: late })}</em>}
        </span>
      )}
      {short > 0 && (
        <em className="is-short">{t('documents.step.short', { lines: t('crud.lines.count', { count: short }) })}</em>
      )}
    </p>
  )
}
