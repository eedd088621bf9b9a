import type { AnyResource, Field } from '@barem/resources/kit'
import { Value } from '../../resources/cells/Value.tsx'
import type { AnyRow } from '../../resources/model/columns.ts'
import { useLineHeading, type Words } from '../../resources/model/words.ts'
import { lineColumns } from './columns.ts'
import { Deviation } from './Deviation.tsx'
import { LineGoods } from './LineGoods.tsx'
import { LinePrices } from './LinePrices.tsx'
import { LineUnit } from './LinesTable.tsx'

type Props = { definition: AnyResource; words: Words; name: string; lines: AnyRow[]; prices: boolean }

/** The lines of a document on a phone. */
export function LineCards({ definition, words, name, lines, prices }: Props) {
  const heading = useLineHeading(definition, name)
  const { fields } = definition.fields[name] as Extract<Field, { type: 'lines' }>
  const columns = lineColumns(fields, lines).filter((column) => column.name !== 'productId')
  return (
    <ol className="line-cards">
      {lines.map((line, place) => (
        <li key={line.id ?? place}>
          <LineGoods line={line} />
          <dl>
            {columns.filter((column) => line[column.name] !== null).map((column) => (
              <div key={column.name} data-field={column.name}>
                <dt>{heading(column.name)}</dt>
                <dd>
                  {column.name === 'errorMargin' ? <Deviation percent={line.errorMargin as string | null} /> : <Value definition={definition} row={line} column={column} words={words} />}
                  {column.name === 'quantity' && <LineUnit line={line} words={words} />}
                </dd>
              </div>
            ))}
          </dl>
          {prices && (
            <p className="line-prices">
              <LinePrices line={line} />
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
