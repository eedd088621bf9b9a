import type { LineColumn, LineView } from './lineView.ts'
import { WarningFilled } from '@ant-design/icons'
import { type AnyResource, countField, type Field, lineResource } from '@barem/resources/kit'
import { Fragment } from 'react'
import { useTranslate } from '@refinedev/core'
import { layouts } from '../../resources/cells/layout.ts'
import { useScrolled } from '../../layout/useScrolled.ts'
import { isAbsent } from '../../resources/model/absent.ts'
import type { AnyRow } from '../../resources/model/columns.ts'
import { useMeasures } from '../../resources/model/measures.ts'
import { useWords } from '../../resources/model/useWords.ts'
import { type Words } from '../../resources/model/words.ts'
import { lineColumns, subjectField } from './columns.ts'
import { LineGoods } from './LineGoods.tsx'
import { LineValue } from './LineValue.tsx'
import { viewOf } from './view.ts'
import './line-rows.css'

type Props = {
  definition: AnyResource
  name: string
  lines: AnyRow[]
  prices: boolean
  /** How many of the columns that need much room are left out. */
  leftOut?: number
  /** Ids of lines that something is out of the ordinary with. */
  unusual: ReadonlySet<string>
}

/** The lines of a document with every figure that follows from what was typed. */
export function LinesTable({ definition, name, lines, prices, leftOut = 0, unusual }: Props) {
  const t = useTranslate()
  const own = lineResource(definition, name)
  const words = useWords(own)
  const view = viewOf(definition.fields[name] as Field)
  const left = view.roomy.slice(0, leftOut)
  const columns = lineColumns(own.fields, lines, view).filter((column) => !left.includes(column.name))
  const [subject, count] = [subjectField(own.fields), countField(own)]
  const cell = (line: AnyRow, column: LineColumn) => {
    if (column.name === subject) return <LineGoods line={line} subject={subject} />
    return (
      <>
        <LineValue definition={own} words={words} line={line} column={column} view={view} />
        {column.name === count && <LineUnit line={line} count={count} words={words} view={view} />}
      </>
    )
  }
  return (
    <div className="document-lines" role="region" aria-labelledby={`lines-${name}`} {...useScrolled()}>
      <table>
        <thead>
          <tr>
            <th className="line-number">{t('documents.number')}</th>
            {columns.map((column) => (
              <th
                key={column.name}
                className={column.name === subject ? 'line-subject' : undefined}
                style={{ textAlign: layouts[column.type].align }}
                aria-label={words.field(column.name)}
                title={words.field(column.name)}
              >
                {words.head(column.name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => (
            <Fragment key={line.id ?? place}>
              <tr>
                <td className="line-number figures">
                  {place + 1}
                  {unusual.has(String(line.id)) && (
                    <WarningFilled className="line-unusual" aria-label={t('documents.review.unusualLine')} />
                  )}
                </td>
                {columns.map((column) => (
                  <td
                    key={column.name}
                    className={column.name === subject ? 'line-subject' : undefined}
                    data-field={column.name}
                    data-type={column.type}
                    style={{ textAlign: layouts[column.type].align }}
                  >
                    {cell(line, column)}
                  </td>
                ))}
              </tr>
              {prices && view.Prices && (
                <tr className="line-prices">
                  <td />
                  <td colSpan={columns.length}>
                    <view.Prices line={line} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type UnitProps = { line: AnyRow; count: string; words: Words; view: LineView }

/** What the goods of a line are counted in. */
export function LineUnit({ line, count, words, view }: UnitProps) {
  const measures = useMeasures()
  const unit = isAbsent(line[count]) ? null : view.unitOf(line, words, measures)
  return unit ? <small className="line-unit"> {unit}</small> : null
}
