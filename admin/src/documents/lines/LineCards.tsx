import { type AnyResource, lineResource } from '@barem/resources/kit'
import type { AnyRow } from '../../resources/model/columns.ts'
import { useWords } from '../../resources/model/words.ts'
import { lineColumns } from './columns.ts'
import { LineGoods } from './LineGoods.tsx'
import { LinePrices } from './LinePrices.tsx'
import { LineValue } from './LineValue.tsx'
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
            {columns
              .filter((column) => line[column.name] !== null)
              .map((column) => (
                <div key={column.name} data-field={column.name}>
                  <dt>{words.field(column.name)}</dt>
                  <dd>
                    <LineValue definition={own} words={words} line={line} column={column} />
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
