import { lenses, type Lens } from '@barem/resources/calc/profit'
import { useTranslate } from '@refinedev/core'
import { Alert, Modal, Segmented, Skeleton } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { Select } from '../../controls/Select.tsx'
import { RangeBar } from '../../figures/RangeBar.tsx'
import { formatMoney, formatNumber, withMinus } from '../../format/number.ts'
import type { RowDialogProps } from '../../overrides/types.ts'
import { codeOf } from '../../resources/model/row.ts'
import { ProfitRows } from './ProfitRows.tsx'
import { stepsOf, useProfit, type Profit } from './profit.ts'
import { StepTable } from './StepTable.tsx'
import { useDays } from './useDays.ts'
import './profit.css'

/** Charts weigh more than all else here together: they come after the figures. */
const Waterfall = lazy(() => import('../../figures/Waterfall.tsx'))

/** Goods of a document, each of which is explained alone too. */
function useLines(profit: Profit | undefined) {
  const [all, setAll] = useState<{ value: string; label: string }[]>([])
  const [line, setLine] = useState<string | null>(null)
  if (profit && line === null && all.length === 0 && profit.rows.length > 0) {
    const names = new Map(profit.rows.map(({ lineId, productName }) => [lineId, productName]))
    setAll([...names].map(([value, label]) => ({ value, label })))
  }
  return { lines: all, line, setLine }
}

/** What a profit is made of, from price to profit: a drawing, the same figures, and the documents behind each. */
export default function ProfitDialog({ definition, row, onClose }: RowDialogProps) {
  const t = useTranslate()
  const [lens, setLens] = useState<Lens>('actual')
  const [open, setOpen] = useState<string | null>(null)
  const days = useDays()
  const isOfCustomer = definition.name === 'customers'
  const [lineId, setLineId] = useState<string | null>(null)
  const query = isOfCustomer ? `?${days.query}` : lineId ? `?lineId=${lineId}` : ''
  const { data, error } = useProfit(`profit/${definition.name}/${row.id}${query}`)
  const { lines } = useLines(data)
  const steps = data && stepsOf(t, data, lens)
  const show = (key: string) => setOpen((now) => (now === key ? null : key))
  return (
    <Modal open title={t('profit.title', { of: codeOf(definition, row) })} onCancel={onClose} footer={null} width={880}>
      <div className="profit">
        {isOfCustomer && <RangeBar range={days} />}
        <div className="profit-choices">
          <Segmented<Lens>
            aria-label={t('profit.lens')}
            value={lens}
            onChange={setLens}
            options={lenses.map((value) => ({ value, label: t(`profit.lenses.${value}`) }))}
          />
          {!isOfCustomer && lines.length > 1 && (
            <Select
              aria-label={t('profit.line')}
              value={lineId ?? ''}
              onChange={(chosen) => setLineId(chosen || null)}
              options={[{ value: '', label: t('profit.allLines') }, ...lines]}
              popupMatchSelectWidth={false}
            />
          )}
        </div>
        {error && <Alert type="error" message={(error as Error).message} />}
        {!data && !error && <Skeleton active />}
        {data && steps && data.rows.length === 0 && <p className="profit-none">{t('profit.none')}</p>}
        {data && steps && data.rows.length > 0 && (
          <>
            <p className="profit-spoken">
              {t('profit.spoken', {
                revenue: withMinus(formatMoney(data.revenue)),
                profit: withMinus(formatMoney(data.profit[lens])),
                booked: withMinus(formatMoney(data.profit.booked)),
              })}
            </p>
            <div className="profit-figures">
              <Suspense fallback={<Skeleton active />}>
                <Waterfall steps={steps} onOpen={show} />
              </Suspense>
              <StepTable steps={steps} revenue={data.revenue} open={open} onOpen={show} />
            </div>
            {open && <ProfitRows part={open} lens={lens} profit={data} />}
          </>
        )}
        {data && <Notes profit={data} />}
      </div>
    </Modal>
  )
}

/** What the figures leave out, or hold in another part. */
function Notes({ profit: { unknown, waiting } }: { profit: Profit }) {
  const t = useTranslate()
  const isWaiting = waiting !== null && Number(waiting.pieces) !== 0
  if (unknown.length === 0 && !isWaiting) return null
  return (
    <ul className="profit-notes">
      {isWaiting && (
        <li>{t('profit.waiting', { pieces: formatNumber(waiting.pieces), cost: formatMoney(waiting.cost) })}</li>
      )}
      {unknown.map((name) => (
        <li key={name}>{t(`profit.unknown.${name}`)}</li>
      ))}
    </ul>
  )
}
