import type { LineColumn, LineView } from './lineView.ts'
import type { FieldSet } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import type { AnyRow, Embedded } from '../../resources/model/columns.ts'
import type { Words } from '../../resources/model/words.ts'
import { LineValue } from './LineValue.tsx'

type Props = {
  id: string
  own: FieldSet
  words: Words
  columns: LineColumn[]
  view: LineView
  line: AnyRow
  prices: boolean
}

/** The details of a line besides its row: its code, its note, weights, prices and margin. */
export function LineDetails({ id, own, words, columns, view, line, prices }: Props) {
  const t = useTranslate()
  const product = line.product as Embedded | null | undefined
  const renamed = Boolean(product?.name && line.productName && product.name !== line.productName)
  return (
    <div className="line-details" id={id}>
      <p>
        {product?.code && <span className="code">{product.code}</span>}
        {renamed && <small>{t('documents.nowCalled', { name: product!.name })}</small>}
        {typeof line.note === 'string' && line.note !== '' && <small>{line.note}</small>}
      </p>
      <dl>
        {columns
          .filter((column) => line[column.name] !== null)
          .map((column) => (
            <div key={column.name} data-field={column.name}>
              <dt>{words.field(column.name)}</dt>
              <dd>
                <LineValue definition={own} words={words} line={line} column={column} view={view} />
              </dd>
            </div>
          ))}
      </dl>
      {prices && view.Prices && (
        <p className="line-prices">
          <view.Prices line={line} />
        </p>
      )}
    </div>
  )
}
