import { type AnyResource, lineResource } from '@barem/resources/kit'
import { Value } from '../../resources/cells/Value.tsx'
import type { AnyRow } from '../../resources/model/columns.ts'
import { useWords } from '../../resources/model/words.ts'
import { lineColumns } from './columns.ts'
import { Deviation } from './Deviation.tsx'
import { LineGoods } from './LineGoods.tsx'
import { LinePrices } from './LinePrices.tsx'
import { LineUnit } from './LinesTable.tsx'

type Props = { definition: AnyResource; name: string; lines: AnyRow[]; prices: boolean }

/** The lines of a document on a phone. */
export function LineCards({ definition, name, lines, prices }: Props) {
  const own = lineResource(definition, name)
  const words = useWords(own)
  const columns = lineColumns(own.fields, lines).filter((column) => column.name !== 'productId')
  return (
    <ol className="line-cards">
      {lines.map((line, place) => (
        <li key={line.id ?? place}>
          <LineGoods line={line} />
          <dl>
            {columns.filter((column) => line[column.name] !== null).map((column) => (
              <div key={column.name} data-field={column.name}>
                <dt>{words.field(column.name)}</dt>
                <dd>
                  {column.name === 'errorMargin' ? <Deviation percent={line.errorMargin as string | null} /> : <Value definition={own} row={line} column={column} words={words} inRow />}
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
