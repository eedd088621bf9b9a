import type { Lens } from '@barem/resources/calc/profit'
import { useTranslate } from '@refinedev/core'
import { formatDate } from '../../format/date.ts'
import { formatMoney, formatNumber, withMinus } from '../../format/number.ts'
import { DocumentLink } from '../../resources/parts/DocumentLink.tsx'
import { figureOf, type Profit } from './profit.ts'

type Props = { part: string; lens: Lens; profit: Profit }

/** The documents that a part of a profit is made of; they come to it. */
export function ProfitRows({ part, lens, profit }: Props) {
  const t = useTranslate()
  const rows = profit.rows.filter((row) => figureOf(part, row, lens) !== '0')
  return (
    <section className="profit-rows">
      <h3>{t(`profit.parts.${part}`)}</h3>
      <p>{t(`profit.why.${part}`)}</p>
      <ul>
        {rows.map((row) => (
          <li key={`${row.id} ${row.lineId}`}>
            <span>
              <DocumentLink document={row.document} documentId={row.documentId} code={row.code} />{' '}
              <span className="profit-quiet">{formatDate(row.date)}</span>
            </span>
            <span className="profit-goods">
              {row.productName}
              {Number(row.pieces) !== 0 && (
                <span className="profit-quiet">
                  {' '}
                  · {t('profit.pieces', { pieces: withMinus(formatNumber(row.pieces)) })}
                </span>
              )}
            </span>
            <span className="figures">{withMinus(formatMoney(figureOf(part, row, lens)))}</span>
          </li>
        ))}
      </ul>
      {profit.rowCount > profit.rows.length && (
        <p className="profit-quiet">{t('profit.more', { shown: profit.rows.length, all: profit.rowCount })}</p>
      )}
    </section>
  )
}
