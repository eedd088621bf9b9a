import { type AnyResource, type Field } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import LineChanges from '../../resources/history/LineChanges.tsx'
import type { Words } from '../../resources/model/words.ts'
import { lineDifferences, linesIn } from '../../lines/shown/difference.ts'

type Props = { definition: AnyResource; words: Words; name: string; mine: unknown; theirs: unknown }

/** The differences between two people's lines of one document. */
export default function LinesConflict({ definition, words, name, mine, theirs }: Props) {
  const t = useTranslate()
  const { fields } = definition.fields[name] as Extract<Field, { type: 'lines' }>
  const lines = lineDifferences(fields, linesIn(mine), linesIn(theirs))
  return (
    <div className="conflict-lines">
      <small>{t('documents.conflict.differ', { count: lines.length })}</small>
      <LineChanges definition={definition} words={words} change={{ field: name }} lines={lines} />
    </div>
  )
}
