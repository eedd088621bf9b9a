import type { ShowGroupProps } from '../../../resources/show/showGroup.ts'
import type { ShapeName } from '@barem/resources/calc/shapes'
import { useTranslate } from '@refinedev/core'
import { useLocale } from '../../../i18n/i18n.ts'
import { calledIn, type Embedded } from '../../../resources/model/columns.ts'
import { StatusTag } from '../../../resources/parts/StatusTag.tsx'
import { Facts } from '../../../resources/show/Groups.tsx'
import { WeightSummary } from '../form/WeightSummary.tsx'
import { signed } from '../percent.ts'
import { Drawing } from '../shapes/Drawing.tsx'
import { useSymbols } from '../shapes/useSymbols.ts'
import { useUnits } from '../units.ts'
import {
  densityFactor,
  difference,
  formulaText,
  sameFigure,
  spelled,
  symbolsOf,
  type WeightInput,
  weightOf,
} from '../weight.ts'
import { AttributesTable } from './AttributesTable.tsx'
import '../products.css'

type Row = WeightInput & { baremFormula?: string | null; computedWeight?: string | null; baremReason?: string | null }

/** Fields shown unchanged below the weights. */
const PLAIN = ['length', 'materialDensity', 'piecesPerBundle', 'deviationThreshold', 'allowCut']

/** The stored weight of a product: how it is computed, the result, and what differs from it by decision. */
export default function WeightCard(props: ShowGroupProps) {
  const { words, names } = props
  const language = useLocale()
  const unit = props.row.unit as Embedded | null
  const row = { ...props.row, piece: unit && calledIn(language, unit) } as ShowGroupProps['row'] & Row
  const shape = row.weightMode === 'geometry' ? ((row.shape ?? null) as ShapeName | null) : null
  const { symbolWord } = useSymbols(shape)
  const t = useTranslate()
  if (row.isService) return <p className="weight-card">{t('products.service')}</p>
  const dimensions = symbolsOf(shape)
  const labelOf = (symbol: string) => [symbolWord(symbol), row.attributes?.[symbol]].filter(Boolean).join(' = ')
  return (
    <div className="weight-card" data-drawn={shape ? true : undefined}>
      {shape && (
        <div className="geometry-drawing">
          <Drawing shape={shape} labelOf={labelOf} title={words.choice('shape', shape)} />
        </div>
      )}
      <div>
        <p className="weight-mode">
          <strong>
            {[words.choice('weightMode', String(row.weightMode)), shape && words.choice('shape', shape)]
              .filter(Boolean)
              .join(' · ')}
          </strong>
          <span>{row.baremFormula ? <Formula row={row} shape={shape} /> : t(`products.mode.${row.weightMode}`)}</span>
        </p>
        <WeightSummary typed={row} weight={weightOf(row)} />
        <Override row={row} />
      </div>
      <div className="weight-plain">
        <Facts
          {...props}
          names={names.filter((name) => PLAIN.includes(name) && row[name] !== null && row[name] !== false)}
        />
        <AttributesTable attributes={row.attributes ?? {}} dimensions={dimensions} shape={shape} />
      </div>
    </div>
  )
}

function Formula({ row, shape }: { row: Row; shape: ShapeName | null }) {
  const t = useTranslate()
  const { symbolWord } = useSymbols(shape)
  const factor = densityFactor(row.materialDensity)
  const text = spelled(formulaText(row.baremFormula!), symbolWord)
  return t('products.formula', { formula: factor ? `${text} · ${factor}` : text })
}

/** Says that another figure than the computed one is in use, how far off it is, and why. */
function Override({ row }: { row: Row }) {
  const t = useTranslate()
  const { figure } = useUnits(row)
  const { basis, used } = weightOf(row)
  if (!row.computedWeight || !basis || sameFigure(used, row.computedWeight)) return null
  return (
    <div className="barem-override">
      <StatusTag
        value="pending"
        word={t('products.overridden', { percent: signed(difference(used, row.computedWeight) ?? '0') })}
      />
      <span className="tabular">{t('products.barem.computed', { figure: figure(row.computedWeight, basis) })}</span>
      {row.baremReason && <span>{t('products.reason', { reason: row.baremReason })}</span>}
    </div>
  )
}
