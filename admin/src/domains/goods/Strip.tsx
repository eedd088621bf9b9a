import type { RowProps } from '../../lines/rowProps.ts'
import type { Figure } from '@barem/resources/calc/exact'
import { priceTypes, type PriceType } from '@barem/resources/calc/line'
import type { ReactNode } from 'react'
import { useTranslate } from '@refinedev/core'
import { useShared } from '../../lines/context.ts'
import { faultText } from '../../lines/model/faultText.ts'
import type { GridColumn } from '../../lines/model/columns.ts'
import { TextCell } from '../../lines/TextCell.tsx'
import { formatDate } from '../../format/date.ts'
import { formatNumber } from '../../format/number.ts'
import { useMeasures } from '../../resources/model/measures.ts'
import { priceFor, typesOf, type Goods, type GoodsLine } from './line.ts'
import type { Offered } from './offered.ts'
import { pricesOf } from './prices.ts'

/** The name of a field of a line for screen readers. */
export function useNamed(index: number): (field: string, label?: string) => string {
  const t = useTranslate()
  const { heading } = useShared()
  return (field, label = heading(field)) => t('grid.cell', { field: label, number: index + 1 })
}

type ItemProps = {
  row: RowProps
  column: Pick<GridColumn, 'name' | 'kind' | 'scale' | 'reads'>
  value: Figure
  /** Its heading; the name of its column unless given. */
  label?: string
}

/** A number or words of the strip, with its heading. */
export function StripItem({ row, column, value, label }: ItemProps) {
  const { line, index, faults, refused } = row
  const t = useTranslate()
  const { heading } = useShared()
  const named = useNamed(index)
  const { name, kind } = column
  const fault = faults?.[name]
  const wrong = fault
    ? faultText(t, fault, { heading: heading(name), text: line.unread?.[name] ?? '' })
    : refused?.[name]
  return (
    <label className={kind === 'text' ? 'grid-strip-item note' : 'grid-strip-item'}>
      <span>{label ?? heading(name)}</span>
      <TextCell line={line} column={column} label={named(name, label)} value={value} wrong={wrong} />
    </label>
  )
}

/** A price of the strip, which is written as the price of the line is. */
export function StripPrice(props: Omit<ItemProps, 'column'> & { field: string }) {
  const { price } = useShared().spec.goods!
  return <StripItem {...props} column={{ ...price, name: props.field }} />
}

/** What belongs to a line of goods and fits in no column: the prices that mean the same, and then `children`. */
export function Strip({ row, children }: { row: RowProps; children: ReactNode }) {
  const t = useTranslate()
  const { priceOf } = useMeasures()
  const line = row.line as GoodsLine
  const prices = pricesOf(line)
  const possible = typesOf(line)
  return (
    <div className="grid-strip" role="group" aria-label={t('grid.more', { number: row.index + 1 })}>
      {priceTypes
        .filter((type) => possible.includes(type))
        .map((type) => (
          <StripPrice
            key={type}
            row={row}
            field={`price:${type}`}
            value={prices[type]}
            label={priceOf(type, line.goods ?? {})}
          />
        ))}
      {children}
    </div>
  )
}

/**
 * Prices to take with a click: the suggested one and this partner's last one; or a note that none could be computed.
 */
export function Offers({ line: row, index, known, offer: offered, unpriced }: RowProps) {
  const t = useTranslate()
  const { spec, actions, readOnly } = useShared()
  const { priceOf } = useMeasures()
  const line = row as GoodsLine
  const suggested = offered as Offered | undefined
  const type: PriceType | null = line.priceType
  if (!type) return null
  const last = ((known ?? line.goods) as Goods | null | undefined)?.lastPrice
  const offer = (key: string, word: string, price: Figure, title?: string) =>
    price !== null && (
      <button
        key={key}
        type="button"
        className="grid-offer tabular"
        disabled={readOnly || price === line.unitPrice}
        title={title}
        onClick={() => actions.set(line.key, spec.goods!.price.name, price)}
      >
        {word} <b>{formatNumber(price)}</b>
        <span className="visually-hidden">
          {' '}
          {t('grid.take', { per: priceOf(type, line.goods ?? {}), number: index + 1 })}
        </span>
      </button>
    )
  return (
    <>
      {suggested?.ok &&
        offer(
          'suggested',
          t('grid.suggested'),
          priceFor(line, type, suggested),
          suggested.rule ? `${suggested.rule.code} ${suggested.rule.name}` : undefined,
        )}
      {spec.quoted && (unpriced || suggested?.ok === false) && (
        <span className="grid-unpriced">{t('grid.priceFailed')}</span>
      )}
      {last &&
        offer(
          'last',
          t('grid.lastTime', { date: formatDate(last.date) }),
          priceFor(line, type, { price: last.unitPrice, type: last.priceType }),
        )}
    </>
  )
}
