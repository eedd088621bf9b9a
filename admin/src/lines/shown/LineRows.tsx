import type { LineColumn, LineView } from './lineView.ts'
import { DownOutlined, WarningFilled } from '@ant-design/icons'
import {
  amountField,
  type AnyResource,
  countField,
  type Field,
  lineResource,
  relationKey,
  type FieldSet,
} from '@barem/resources/kit'
import { useId, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import type { AnyRow, Embedded } from '../../resources/model/columns.ts'
import { useWords } from '../../resources/model/useWords.ts'
import { type Words } from '../../resources/model/words.ts'
import { aboutField, lineColumns, subjectField } from './columns.ts'
import { isAbsent } from '../../resources/model/absent.ts'
import { LineDetails } from './LineDetails.tsx'
import { LineValue } from './LineValue.tsx'
import { LineUnit } from './LinesTable.tsx'
import { viewOf } from './view.ts'
import './line-rows.css'

type Props = {
  definition: AnyResource
  name: string
  lines: AnyRow[]
  prices: boolean
  unusual: ReadonlySet<string>
}

/** The lines of a document on a phone: one row each, which opens to all details of the line. */
export function LineRows({ definition, name, lines, prices, unusual }: Props) {
  const own = lineResource(definition, name)
  const words = useWords(own)
  const view = viewOf(definition.fields[name] as Field)
  const columns = lineColumns(own.fields, lines, view)
  return (
    <ol className="line-rows">
      {lines.map((line, place) => (
        <LineRow
          key={line.id ?? place}
          own={own}
          words={words}
          columns={columns}
          view={view}
          line={line}
          prices={prices}
          unusual={unusual.has(String(line.id))}
        />
      ))}
    </ol>
  )
}

type RowProps = {
  own: FieldSet
  words: Words
  columns: LineColumn[]
  view: LineView
  line: AnyRow
  prices: boolean
  unusual: boolean
}

/** What a line is about, as it was written down or as it is called. */
function nameOf(line: AnyRow, subject: string): string {
  const row = line[relationKey(subject)] as Embedded | null | undefined
  return String(line.productName ?? row?.name ?? row?.code ?? '—')
}

function LineRow({ own, words, columns, view, line, prices, unusual }: RowProps) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  const id = useId()
  const [count, amount] = [countField(own), amountField(own)]
  const usual = subjectField(own.fields)
  // Lines may be about one of several things, as what a payment pays: this one is about what it names.
  const subject =
    usual === null || !isAbsent(line[usual])
      ? usual
      : (columns.find(({ name, type }) => type === 'belongsTo' && !isAbsent(line[name]))?.name ?? usual)
  const value = (name: string) => {
    const column = columns.find((known) => known.name === name)
    return column && <LineValue definition={own} words={words} line={line} column={column} view={view} />
  }
  return (
    <li>
      <button
        type="button"
        className="line-row"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <span className="line-row-name">
          {unusual && <WarningFilled className="line-unusual" aria-label={t('documents.review.unusualLine')} />}
          {subject ? nameOf(line, subject) : value(aboutField(own.fields) ?? columns[0]?.name ?? '')}
          {subject !== usual && <small> {words.field(subject!)}</small>}
          {typeof line.sourceCode === 'string' && <small className="code"> {line.sourceCode}</small>}
        </span>
        <span className="line-row-count">
          {count && value(count)}
          {count && <LineUnit line={line} count={count} words={words} view={view} />}
        </span>
        <span className="line-row-amount">{amount && value(amount)}</span>
        <DownOutlined className="line-row-more" rotate={open ? 180 : 0} aria-hidden />
      </button>
      {open && (
        <LineDetails
          id={id}
          own={own}
          words={words}
          columns={columns.filter(({ name }) => ![subject, count, amount].includes(name))}
          view={view}
          line={line}
          prices={prices}
        />
      )}
    </li>
  )
}
