import { CalculatorOutlined } from '@ant-design/icons'
import type { DeliveryFee } from '@barem/resources/calc/shipping'
import { Button, Tooltip } from 'antd'
import { useTranslate } from '@refinedev/core'
import { formatKg, formatMoney, formatNumber } from '../../format/number.ts'
import { isFee } from './fee.ts'

type Props = {
  delivery: DeliveryFee
  value: string | null
  /** The fee before a suggestion was filled in; null if none was. */
  before: string | null
  onTake: (fee: string) => void
  onUndo: (fee: string) => void
}

/** Below a delivery fee: how it was computed, the tariff's fee where it differs, or why there is none yet. */
export function FeeHint({ delivery, value, before, onTake, onUndo }: Props) {
  const t = useTranslate()
  if (!delivery.ok)
    return (
      <div className="delivery-hint">
        {t('grid.delivery.missing', { what: delivery.missing.map((gap) => t(`grid.delivery.gap.${gap}`)).join(', ') })}
      </div>
    )
  const { fee } = delivery
  const isTaken = isFee(value, fee)
  const link = (word: string, onClick: () => void) => (
    <Button type="link" size="small" onClick={onClick}>
      {word}
    </Button>
  )
  return (
    <div className="delivery-hint tabular">
      <Tooltip title={<Reason delivery={delivery} />} trigger={['hover', 'focus']}>
        <button type="button" className="delivery-why">
          <CalculatorOutlined aria-hidden />{' '}
          {isTaken ? t('grid.delivery.own') : t('grid.delivery.other', { fee: formatMoney(fee) })}
        </button>
      </Tooltip>
      {!isTaken && link(t('grid.delivery.take'), () => onTake(fee))}
      {isTaken &&
        before !== null &&
        !isFee(before, fee) &&
        link(t('grid.delivery.undo', { fee: formatMoney(before) }), () => onUndo(before))}
    </div>
  )
}

/** `Theo biểu phí: 924.3 kg, 2 chuyến`. */
function Reason({
  delivery: { reason, weight, trips, calculated, fee },
}: {
  delivery: Extract<DeliveryFee, { ok: true }>
}) {
  const t = useTranslate()
  const counted = [formatKg(weight), trips !== null && t('grid.delivery.trips', { total: formatNumber(trips) })]
    .filter(Boolean)
    .join(', ')
  return t(`grid.delivery.${reason}`, {
    counted,
    fee: formatMoney(fee),
    calculated: calculated === null ? '' : formatMoney(calculated),
  })
}
