import { exact } from '@barem/resources/calc/exact'
import { useTranslate } from '@refinedev/core'
import { Button, Form, type FormInstance } from 'antd'
import { formatMoney, formatNumber } from '../../../format/number.ts'
import { FormField } from '../../../resources/form/FormGroups.tsx'
import type { Refusals } from '../../../resources/form/refusals.ts'
import type { Values } from '../../../resources/form/values.ts'
import { NumberInput } from '../../../resources/inputs/number/NumberInput.tsx'
import { useWords } from '../../../resources/model/useWords.ts'
import { beyond, usualSums } from '../sell/money.ts'
import { issues, payments } from '../sell/parts.ts'
import type { Exchanged } from './exchange.ts'
import type { Part } from './part.ts'

const NONE: Refusals = new Map()
const DONG = { scale: 0, dong: true, min: '0', max: '999999999999999' }

type Props = {
  form: FormInstance<Values>
  start: Values
  back: Part
  made: Exchanged | undefined
  /** Whether the person may receive money and pay it out. */
  pays: boolean
}

/** What the credit lowered of invoices from before. */
const loweredBy = ({ return: { totalRefund, credit, paidBack }, order: { grandTotal }, sold }: Exchanged): string => {
  if (!sold || totalRefund === null || grandTotal === null) return '0'
  const paidNow = exact.sub(grandTotal, sold.invoice.owed)
  return exact.sub(totalRefund, credit).minus(paidBack).minus(paidNow).toFixed()
}

/** The difference of an exchange, and who takes the goods away. */
export function Difference({ form, start, back, made, pays }: Props) {
  const t = useTranslate()
  const ofIssue = useWords(issues())
  const ofPayment = useWords(payments())
  const typed = Form.useWatch('amount', { form, preserve: true }) as string | null | undefined
  const difference = made?.difference ?? null
  const isDue = difference !== null && exact.sub(difference, 0).gt(0)
  const isBack = difference !== null && exact.sub(difference, 0).lt(0)
  const rest = isDue && pays ? beyond(typed ?? difference, difference) : null
  const lowered = made ? loweredBy(made) : '0'
  const leaving = { definition: issues(), words: ofIssue, row: null, refusals: NONE }
  return (
    <Form form={form} name="exchange-foot" layout="vertical" initialValues={start} className="exchange-foot">
      <div className="exchange-fields">
        <FormField {...leaving} name="driverName" />
        <FormField {...leaving} name="licencePlate" />
        {pays && isDue && (
          <>
            <FormField
              definition={payments()}
              words={ofPayment}
              row={null}
              refusals={NONE}
              name="fundId"
              required={false}
            />
            <Form.Item
              name="amount"
              label={t('exchange.given')}
              extra={
                <span className="exchange-sums" role="group" aria-label={t('exchange.usual')}>
                  {[...usualSums(difference), ...(made?.sold?.invoice.mayOwe ? ['0'] : [])].map((sum) => (
                    <Button key={sum} size="small" onClick={() => form.setFieldValue('amount', sum)}>
                      {sum === '0' ? t('exchange.onCredit') : formatMoney(sum)}
                    </Button>
                  ))}
                </span>
              }
            >
              <NumberInput
                spec={DONG}
                unit="đ"
                placeholder={formatNumber(difference, 0)}
                aria-label={t('exchange.given')}
              />
            </Form.Item>
          </>
        )}
        {isBack && 'refundFundId' in back.definition.fields && (
          <FormField
            definition={back.definition}
            words={back.words}
            row={null}
            refusals={back.refusals}
            name="refundFundId"
            extra={t('exchange.heldUnlessPaid')}
          />
        )}
      </div>
      <dl aria-live="polite">
        <Row of={t('exchange.back')} is={made?.return.totalRefund} sign="−" />
        <Row of={t('exchange.taken')} is={made?.order.grandTotal} />
        <Row
          of={t(isBack ? 'exchange.toCustomer' : 'exchange.fromCustomer')}
          is={difference?.replace('-', '')}
          strong
        />
        {lowered !== '0' && <Row of={t('exchange.lowered')} is={lowered} />}
        {rest !== null && rest !== '0' && (
          <Row of={t(rest.startsWith('-') ? 'exchange.owed' : 'exchange.change')} is={rest.replace('-', '')} strong />
        )}
      </dl>
    </Form>
  )
}

type RowProps = { of: string; is: string | null | undefined; strong?: boolean; sign?: string }

const Row = ({ of, is, strong, sign = '' }: RowProps) => (
  <div className={strong ? 'strong' : undefined}>
    <dt>{of}</dt>
    <dd className="figures">{is === null || is === undefined ? '…' : `${sign}${formatMoney(is)}`}</dd>
  </div>
)
