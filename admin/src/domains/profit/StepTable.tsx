import { exact } from '@barem/resources/calc/exact'
import { useTranslate } from '@refinedev/core'
import { Button } from 'antd'
import { formatMoney, formatNumber, withMinus } from '../../format/number.ts'
import type { Step } from '../../figures/Waterfall.tsx'

type Props = { steps: readonly Step[]; revenue: string; open: string | null; onOpen: (key: string) => void }

/** The share of a figure in the revenue, in percent; nothing where there is none. */
const shareOf = (value: string, revenue: string): string =>
  Number(revenue) > 0
    ? `${withMinus(formatNumber(exact.mul(value, 100).div(revenue).toDecimalPlaces(1).toFixed()))}\u00a0%`
    : ''

/** The steps as figures; each opens the documents that it is made of. */
export function StepTable({ steps, revenue, open, onOpen }: Props) {
  const t = useTranslate()
  return (
    <table className="profit-table">
      <thead>
        <tr>
          <th>{t('profit.part')}</th>
          <th>{t('profit.amount')}</th>
          <th>{t('profit.share')}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ key, name, value, isTotal }) => (
          <tr key={key} data-total={isTotal || undefined}>
            <th scope="row">
              <Button type="link" size="small" aria-expanded={open === key} onClick={() => onOpen(key)}>
                {name}
              </Button>
            </th>
            <td className="figures">{withMinus(formatMoney(value))}</td>
            <td className="figures">{shareOf(value, revenue)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
