import { useTranslate } from '@refinedev/core'
import { Button, Form } from 'antd'
import { lazy, Suspense } from 'react'
import { formatMoney, formatNumber } from '../../../format/number.ts'
import { FormField } from '../../../resources/form/FormGroups.tsx'
import type { Refusals } from '../../../resources/form/refusals.ts'
import { NumberInput } from '../../../resources/inputs/number/NumberInput.tsx'
import { useWords } from '../../../resources/model/useWords.ts'
import { withWords } from '../../../i18n/later.ts'
import { useAccounts } from '../../../transfer/transfer.ts'
import { beyond, heldOf, usualSums } from './money.ts'
import { payments } from './parts.ts'
import type { Sold } from './sell.ts'

const TransferCode = lazy(() => withWords('qr', () => import('../../../transfer/TransferCode.tsx')))

const NONE: Refusals = new Map()
const DONG = { scale: 0, dong: true, min: '0', max: '999999999999999' }

type Props = {
  /** Of the order, which a transfer names. */
  code: string
  sold: Sold | undefined
  /** Dong that are to be paid; null until it is known. */
  due: string | null
  /** Whether the person may receive money; without it the sale is on credit. */
  receives: boolean
}

/** What a sale comes to, and what the customer gives for it. */
export function Received({ code, sold, due, receives }: Props) {
  const t = useTranslate()
  const form = Form.useFormInstance()
  const words = useWords(payments())
  const typed = Form.useWatch('amount', { form, preserve: true }) as string | null | undefined
  const fundId = Form.useWatch('fundId', { form, preserve: true }) as string | null | undefined
  const account = useAccounts(receives)?.find(({ id }) => id === fundId)
  const given = receives ? (typed ?? due ?? '') : '0'
  const held = sold ? heldOf(sold.invoice) : '0'
  const rest = due === null ? null : beyond(given, due)
  return (
    <div className="sell-money">
      {receives && (
        <div>
          <FormField definition={payments()} words={words} row={null} refusals={NONE} name="fundId" required={false} />
          <Form.Item name="amount" label={t('sell.given')}>
            <NumberInput
              spec={DONG}
              unit="đ"
              placeholder={due === null ? undefined : formatNumber(due, 0)}
              aria-label={t('sell.given')}
            />
          </Form.Item>
          <div className="sell-sums" role="group" aria-label={t('sell.usual')}>
            {due !== null &&
              [...usualSums(due), ...(sold?.invoice.mayOwe ? ['0'] : [])].map((sum) => (
                <Button key={sum} size="small" onClick={() => form.setFieldValue('amount', sum)}>
                  {sum === '0' ? t('sell.onCredit') : formatMoney(sum)}
                </Button>
              ))}
          </div>
        </div>
      )}
      <dl aria-live="polite">
        <Row of={t('sell.total')} is={sold?.invoice.total} />
        {sold && sold.invoice.discount !== '0' && <Row of={t('sell.discount')} is={sold.invoice.discount} sign="−" />}
        {sold && sold.invoice.shippingFee !== '0' && <Row of={t('sell.shipping')} is={sold.invoice.shippingFee} />}
        {sold?.invoice.vat === 'excluded' && <Row of={t('sell.tax')} is={sold.invoice.tax} />}
        {held !== '0' && <Row of={t('sell.held')} is={held} sign="−" />}
        <Row of={t('sell.due')} is={due} strong />
        {rest !== null && rest !== '0' && (
          <Row
            of={t(rest.startsWith('-') ? 'sell.owed' : 'sell.change')}
            is={rest.replace('-', '')}
            tone={rest.startsWith('-') ? 'debt-late' : 'sell-change'}
            strong
          />
        )}
      </dl>
      {account && due !== null && Number(due) > 0 && (
        <Suspense fallback={null}>
          <TransferCode account={account} amount={due} code={code} size={152} />
        </Suspense>
      )}
    </div>
  )
}

type RowProps = { of: string; is: string | null | undefined; strong?: boolean; sign?: string; tone?: string }

const Row = ({ of, is, strong, sign = '', tone }: RowProps) => (
  <div className={[strong && 'strong', tone].filter(Boolean).join(' ') || undefined}>
    <dt>{of}</dt>
    <dd className="figures">{is === null || is === undefined ? '…' : `${sign}${formatMoney(is)}`}</dd>
  </div>
)
