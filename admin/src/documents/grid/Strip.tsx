import { priceTypes, type PriceType } from '@barem/resources/calc/line'
import type { Figure } from '@barem/resources/calc/exact'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../format/date.ts'
import { formatMoney, formatNumber, withMinus } from '../../format/number.ts'
import { useMeasures } from '../../resources/model/measures.ts'
import { ChoiceCell } from './ChoiceCell.tsx'
import { useShared } from './context.ts'
import { faultText } from './model/faultText.ts'
import { pricesOf, type Figures } from './model/figures.ts'
import { priceFor, typesOf } from './model/line.ts'
import type { RowProps } from './Row.tsx'
import { TextCell } from './TextCell.tsx'

/**
 * What belongs to a line and fits in no column: the prices that mean the same, what others paid, what it costs and
 * earns.
 */
export function Strip(props: RowProps & { figures: Figures }) {
  const { line, index, faults, refused, figures } = props
  const { t } = useTranslation()
  const { spec, seesCost, heading, choices } = useShared()
  const { priceOf } = useMeasures()
  const per = (type: PriceType) => priceOf(type, line.goods ?? {})
  const prices = pricesOf(line)
  const possible = typesOf(line)
  const named = (field: string, label = heading(field)) => t('grid.cell', { field: label, number: index + 1 })
  const wrong = (field: string) =>
    faults?.[field]
      ? faultText(t, faults[field], { heading: heading(field), text: line.unread?.[field] ?? '' })
      : refused?.[field]
  const price = (field: string, value: Figure, label: string, unit?: string) => (
    <label key={field} className="grid-strip-item">
      <span>{unit ?? label}</span>
      <TextCell
        line={line}
        field={field}
        kind="number"
        scale={spec.price.scale}
        reads={spec.price.reads}
        label={named(field, label)}
        value={value}
        wrong={wrong(field)}
      />
    </label>
  )
  return (
    <div className="grid-strip" role="group" aria-label={t('grid.more', { number: index + 1 })}>
      {priceTypes
        .filter((type) => possible.includes(type))
        .map((type) => price(`price:${type}`, prices[type], per(type), per(type)))}
      {spec.sells && price('salePrice', line.salePrice ?? null, heading('salePrice'))}
      <Offers {...props} />
      {spec.sells && line.goods?.weightMode !== 'none' && (
        <label className="grid-strip-item">
          <span>{heading('weightSource')}</span>
          <ChoiceCell
            line={line}
            field="weightSource"
            label={named('weightSource')}
            value={line.weightSource ?? 'estimated'}
            choices={choices('weightSource')}
          />
        </label>
      )}
      {spec.sells && seesCost && (
        <>
          {price('importPrice', line.importPrice ?? null, heading('importPrice'))}
          <span className="grid-strip-item figures">
            <span>{t('grid.cost')}</span>
            {figures.cost === null ? '—' : formatMoney(figures.cost)}
          </span>
          <span className="grid-strip-item figures">
            <span>{t('grid.profit')}</span>
            {figures.margin === null ? (
              '—'
            ) : (
              <b className={figures.margin.dong.startsWith('-') ? 'loss' : undefined}>
                {withMinus(formatMoney(figures.margin.dong))}
                {figures.margin.percent !== null && ` (${withMinus(formatNumber(figures.margin.percent))}%)`}
              </b>
            )}
          </span>
        </>
      )}
      {spec.sells && (
        <label className="grid-strip-item note">
          <span>{heading('note')}</span>
          <TextCell
            line={line}
            field="note"
            kind="text"
            label={named('note')}
            value={line.note ?? null}
            wrong={wrong('note')}
          />
        </label>
      )}
    </div>
  )
}

/**
 * Prices to take with a click: the suggested one and this partner's last one; or a note that none could be computed.
 */
function Offers({ line, index, known, suggested, unpriced }: RowProps) {
  const { t } = useTranslation()
  const { spec, actions, readOnly } = useShared()
  const { priceOf } = useMeasures()
  const type = line.priceType
  if (!type) return null
  const last = (known ?? line.goods)?.lastPrice
  const offer = (key: string, word: string, price: Figure, title?: string) =>
    price !== null && (
      <button
        key={key}
        type="button"
        className="grid-offer tabular"
        disabled={readOnly || price === line.unitPrice}
        title={title}
        onClick={() => actions.set(line.key, 'unitPrice', price)}
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
      {spec.sells && (unpriced || suggested?.ok === false) && (
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
