import type { RowProps } from '../../lines/rowProps.ts'
import type { Figure } from '@barem/resources/calc/exact'
import { useCompanySettings } from '../../session/useCompanySettings.ts'
import { areas } from '@barem/resources/areas'
import { bandOf, type DeviationBand } from '@barem/resources/calc/bands'
import type { FieldSet } from '@barem/resources/kit'
import { type CSSProperties, lazy, useMemo } from 'react'
import { useTranslate } from '@refinedev/core'
import { ChoiceCell } from '../../lines/ChoiceCell.tsx'
import { useShared } from '../../lines/context.ts'
import type { EntryParts, FigureProps } from '../../lines/parts.ts'
import { useLocale } from '../../i18n/i18n.ts'
import { calledIn } from '../../resources/model/columns.ts'
import { useBands } from '../goods/useBands.ts'
import { formatMoney, formatNumber, kgFigure, withMinus } from '../../format/number.ts'
import { withWords } from '../../i18n/later.ts'
import type { Input } from '../../resources/inputs/input.ts'
import { useAllowed } from '../../session/useAllowed.ts'
import { GoodsFigure } from '../goods/GoodsFigure.tsx'
import type { GoodsLine } from '../goods/line.ts'
import { Offers, Strip, StripItem, StripPrice, useNamed } from '../goods/Strip.tsx'
import { DeliveryFeeInput } from './DeliveryFeeInput.tsx'
import type { SaleFigures } from './entry.ts'
import { useQuote } from './quote.ts'
import { useSaleSums } from './sums.ts'
import { useOptionPrices } from './useListPrices.tsx'

interface Own {
  bands: readonly DeviationBand[]
  seesCost: boolean
}

function useOwn({ fields }: FieldSet): Own {
  const bands = useBands()
  const seesCost = useAllowed(areas.costPrice, 'v') && 'importPrice' in fields
  return useMemo(() => ({ bands, seesCost }), [bands, seesCost])
}

const tintOf = ({ color }: DeviationBand) => ({ '--tint': color }) as CSSProperties

/** How far the scale is from the barem, in percent and in the colour and word of its band. */
function Deviation({ figures, attributes }: FigureProps) {
  const t = useTranslate()
  const language = useLocale()
  const { bands } = useShared().own as Own
  const { weightSource, errorMargin } = figures as SaleFigures
  const percent = weightSource === 'estimated' ? null : (errorMargin?.percent ?? null)
  const band = bandOf(percent, bands)
  const kg = errorMargin && percent !== null ? t('grid.margin', { kg: kgFigure(errorMargin.kg) }) : null
  return (
    <span {...attributes} title={[band && calledIn(language, band), kg].filter(Boolean).join(' · ') || undefined}>
      <span className={band ? 'tinted' : undefined} style={band ? tintOf(band) : undefined}>
        {percent === null ? '—' : withMinus(formatNumber(percent))}
      </span>
      {band && (
        <small className="grid-band">
          <i style={{ background: band.color }} aria-hidden="true" />
          {calledIn(language, band)}
        </small>
      )}
    </span>
  )
}

const SaleFigure = (props: FigureProps) =>
  props.column.name === 'errorMargin' ? <Deviation {...props} /> : <GoodsFigure {...props} />

/** Where the weight of a line comes from. */
function Weighing({ line, index }: RowProps) {
  const { heading, choices } = useShared()
  const named = useNamed(index)
  return (
    <label className="grid-strip-item">
      <span>{heading('weightSource')}</span>
      <ChoiceCell
        line={line}
        field="weightSource"
        label={named('weightSource')}
        value={(line as GoodsLine).weightSource ?? 'estimated'}
        choices={choices('weightSource')}
      />
    </label>
  )
}

/** What a line costs and earns. */
function Cost({ row, figures: { cost, margin } }: { row: RowProps; figures: SaleFigures }) {
  const t = useTranslate()
  return (
    <>
      <StripPrice row={row} field="importPrice" value={(row.line as GoodsLine).importPrice ?? null} />
      <span className="grid-strip-item figures">
        <span>{t('grid.cost')}</span>
        {cost === null ? '—' : formatMoney(cost)}
      </span>
      <span className="grid-strip-item figures">
        <span>{t('grid.profit')}</span>
        {margin === null ? (
          '—'
        ) : (
          <b className={margin.dong.startsWith('-') ? 'loss' : undefined}>
            {withMinus(formatMoney(margin.dong))}
            {margin.percent !== null && ` (${withMinus(formatNumber(margin.percent))}%)`}
          </b>
        )}
      </span>
    </>
  )
}

const SaleStrip: EntryParts['Strip'] = ({ figures, ...row }) => {
  const { spec, own } = useShared()
  const line = row.line as GoodsLine
  const rate = useCompanySettings().data?.vatRate
  const besides: Readonly<Record<string, Figure | undefined>> = { note: line.note, vatRate: line.vatRate ?? rate }
  return (
    <Strip row={row}>
      <StripPrice row={row} field="salePrice" value={line.salePrice ?? null} />
      <Offers {...row} />
      {line.goods?.weightMode !== 'none' && <Weighing {...row} />}
      {(own as Own).seesCost && <Cost row={row} figures={figures as SaleFigures} />}
      {spec.besides.map((column) => (
        <StripItem key={column.name} row={row} column={column} value={besides[column.name] ?? null} />
      ))}
    </Strip>
  )
}

const OrderWhy = lazy(() =>
  withWords('resources/discount-policies', () => withWords('pricing', () => import('./pricing/OrderWhy.tsx'))),
)

export const saleParts: EntryParts = {
  useOwn,
  Figure: SaleFigure,
  Strip: SaleStrip,
  useOptionPrices,
  useQuote,
  useSums: useSaleSums,
  charges: { inputs: { shippingFee: DeliveryFeeInput as Input }, Why: OrderWhy },
}
