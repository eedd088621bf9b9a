import { type AnyResource, lineFieldsOf } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { linesIn } from '../../lines/shown/difference.ts'
import { EstimatedMark } from '../../lines/shown/EstimatedMark.tsx'
import { holdsEstimates } from '../../lines/shown/estimated.ts'
import { whyLess } from '../../lines/shown/unknown.ts'
import { Value } from '../../resources/cells/Value.tsx'
import { type AnyRow, columnOf, fieldOf } from '../../resources/model/columns.ts'
import type { Words } from '../../resources/model/words.ts'
import { knowsNone } from './parts.ts'

type Props = {
  definition: AnyResource
  words: Words
  row: AnyRow
  name: string
  /** Whether what a sum of weights leaves out is said somewhere else. */
  briefly?: boolean
}

/** A value of a document. A sum of weights says whether it is estimated, and what it leaves out. */
export function DocumentValue({ definition, words, row, name, briefly = false }: Props) {
  const t = useTranslate()
  const [field] = lineFieldsOf(definition)
  const lines = field ? linesIn(row[field]) : []
  const why = briefly ? null : whyLess(t, definition, name, lines)
  return (
    <>
      {knowsNone(definition, row, name) ? (
        '—'
      ) : (
        <Value definition={definition} row={row} column={columnOf(definition, name)!} words={words} />
      )}
      {holdsEstimates(fieldOf(definition, name)!, lines) && <EstimatedMark />}
      {why && <small className="weight-missing">{why}</small>}
    </>
  )
}
