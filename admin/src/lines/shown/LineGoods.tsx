import { relationKey } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import type { AnyRow, Embedded } from '../../resources/model/columns.ts'

/**
 * What a line is about, such as its goods: the name as it was written down, its code, the document that it is of where
 * there are several, and the note.
 */
export function LineGoods({ line, subject }: { line: AnyRow; subject: string }) {
  const t = useTranslate()
  const product = line[relationKey(subject)] as Embedded | null | undefined
  const name = String(line.productName ?? product?.name ?? product?.code ?? '—')
  return (
    <span className="line-goods">
      <span className="line-title" title={name}>
        <b>{name}</b>
        {product?.code && product.code !== name && <span className="code">{product.code}</span>}
      </span>
      {product?.name && product.name !== name && <small>{t('documents.nowCalled', { name: product.name })}</small>}
      {typeof line.sourceCode === 'string' && <span className="code">{line.sourceCode}</span>}
      {typeof line.note === 'string' && line.note !== '' && <small>{line.note}</small>}
    </span>
  )
}
