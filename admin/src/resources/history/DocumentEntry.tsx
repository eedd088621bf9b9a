import { useTranslate } from '@refinedev/core'
import { Link } from 'react-router'
import { isDay } from '@barem/resources/kit'
import { formatDate, formatDateTime } from '../../format/date.ts'
import { RowValue } from '../cells/RowValue.tsx'
import type { Column, Embedded } from '../model/columns.ts'
import { paths } from '../model/paths.ts'
import { nameOf } from '../model/row.ts'
import { useTitles, useWords } from '../model/useWords.ts'
import { kindOf, momentOf, type RelatedDocument } from '../show/documentsOf.ts'

/** A document about the record, as a row of its history: its day, kg, total and state. */
export function DocumentEntry(document: RelatedDocument) {
  const { definition, row, columns } = document
  const { weight, amount, status } = columns
  const t = useTranslate()
  const { one } = useTitles(kindOf(document))
  const at = momentOf(document)
  const words = useWords(definition)
  const by = (row.createdBy as Embedded | null | undefined)?.name
  const figure = (column: Column | null) =>
    column !== null &&
    row[column.name] != null && (
      <span className="figures">
        <RowValue definition={definition} row={row} column={column} words={words} />
      </span>
    )
  return (
    <li className="history-entry" data-action="document">
      <div className="history-head">
        <span className="history-document">
          <span>
            {by && <b>{by} </b>}
            {t(by ? 'crud.history.made' : 'crud.history.document', { one })}
          </span>
          <Link to={paths.row(definition, row)}>{nameOf(definition, row)}</Link>
          {figure(weight)}
          {figure(amount)}
          {status && <RowValue definition={definition} row={row} column={status} words={words} inRow />}
        </span>
        <span className="history-when">
          <time className="figures" dateTime={at}>
            {isDay(at) ? formatDate(at) : formatDateTime(at)}
          </time>
        </span>
      </div>
    </li>
  )
}
