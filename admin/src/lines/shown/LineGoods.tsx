import { useTranslate } from '@refinedev/core'
import type { AnyRow, Embedded } from '../../resources/model/columns.ts'

/** The goods of a line: the name as it was written down, its code, and the note. */
export function LineGoods({ line }: { line: AnyRow }) {
  const t = useTranslate()
  const product = line.product as Embedded | null | undefined
  const name = String(line.productName ?? product?.name ?? '—')
  return (
    <span className="line-goods">
      <b>{name}</b>
      {product?.code && <span className="code">{product.code}</span>}
      {product?.name && product.name !== name && <small>{t('documents.nowCalled', { name: product.name })}</small>}
      {typeof line.note === 'string' && line.note !== '' && <small>{line.note}</small>}
    </span>
  )
}
