import { WarningFilled } from '@ant-design/icons'
import { type AnyResource, lineResource } from '@barem/resources/kit'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { layouts } from '../../resources/cells/layout.ts'
import { useScrolled } from '../../layout/useScrolled.ts'
import { isAbsent } from '../../resources/model/absent.ts'
import type { AnyRow } from '../../resources/model/columns.ts'
import { type Counted, useMeasures } from '../../resources/model/measures.ts'
import { useWords, type Words } from '../../resources/model/words.ts'
import { type LineColumn, lineColumns } from './columns.ts'
import { LineGoods } from './LineGoods.tsx'
import { LinePrices } from './LinePrices.tsx'
import { LineValue } from './LineValue.tsx'
import './line-rows.css'

type Props = {
  definition: AnyResource
  name: string
  lines: AnyRow[]
  prices: boolean
  /** Ids of lines that something is out of the ordinary with. */
  unusual: ReadonlySet<string>
}

/** The lines of a document with every figure that follows from what was typed. */
export function LinesTable({ definition, name, lines, prices, unusual }: Props) {
  const { t } = useTranslation()
  const own = lineResource(definition, name)
  const words = useWords(own)
  const columns = lineColumns(own.fields, lines)
  const cell = (line: AnyRow, column: LineColumn) => {
    if (column.name === 'productId') return <LineGoods line={line} />
    return (
      <>
        <LineValue definition={own} words={words} line={line} column={column} />
        {column.name === 'quantity' && <LineUnit line={line} words={words} />}
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
              <th key={column.name} style={{ textAlign: layouts[column.type].align }}>
                {words.field(column.name)}
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
                  <td key={column.name} data-field={column.name} style={{ textAlign: layouts[column.type].align }}>
                    {cell(line, column)}
                  </td>
                ))}
              </tr>
              {prices && (
                <tr className="line-prices">
                  <td />
                  <td colSpan={columns.length}>
                    <LinePrices line={line} />
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

/** The unit of a quantity. */
export function LineUnit({ line, words }: { line: AnyRow; words: Words }) {
  const measures = useMeasures()
  const unit = line.quantityUnit === 'tonne' ? words.choice('quantityUnit', 'tonne') : measures.unit(line as Counted)
  if (isAbsent(line.quantity)) return null
  return unit ? <small className="line-unit"> {unit}</small> : null
}
