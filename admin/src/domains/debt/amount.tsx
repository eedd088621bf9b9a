import { useTranslate } from '@refinedev/core'
import { Tag } from 'antd'
import { formatMoney, withMinus } from '../../format/number.ts'

/** An amount in dong, with a minus below zero. */
export const Amount = ({ of }: { of: string }) => <span className="figures">{withMinus(formatMoney(of))}</span>

const colours: Readonly<Record<string, string>> = { unpaid: 'default', in_progress: 'processing', paid: 'success' }

/** How much of a document is paid, by colour and word. */
export function PaymentStatus({ of }: { of: string }) {
  const t = useTranslate()
  return <Tag color={colours[of]}>{t(`debt.statuses.${of}`)}</Tag>
}
