import { useTranslate } from '@refinedev/core'
import { Tag } from 'antd'
import { formatMoney, formatNumber, withMinus } from '../../format/number.ts'

/** An amount in a column that says its unit, with a minus below zero. */
export const Figure = ({ of }: { of: string }) => (
  <span className="figures" data-zero={of === '0' || undefined}>
    {withMinus(formatNumber(of, 0))}
  </span>
)

/** An amount in dong, with a minus below zero. */
export const Amount = ({ of }: { of: string }) => <span className="figures">{withMinus(formatMoney(of))}</span>

const colours: Readonly<Record<string, string>> = { unpaid: 'default', in_progress: 'processing', paid: 'success' }

/** How much of a document is paid, by colour and word. */
export function PaymentStatus({ of }: { of: string }) {
  const t = useTranslate()
  return <Tag color={colours[of]}>{t(`debt.statuses.${of}`)}</Tag>
}

/** By how many days a debt is late; nothing while it is not. */
export function Late({ days }: { days: number | null }) {
  const t = useTranslate()
  return days ? <span className="debt-late"> {t('debt.late', { count: days })}</span> : null
}
