import type { AnyResource } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { Button, Modal, Result } from 'antd'
import { useNavigate } from 'react-router'
import { formatMoney } from '../../../format/number.ts'
import { paths } from '../../../resources/model/paths.ts'
import { invoices, issues, payments } from './parts.ts'
import type { Sold } from './sell.ts'
import { SoldDocuments } from './SoldDocuments.tsx'

type Props = { definition: AnyResource; sold: Sold; onClose: () => void }

/** What was made of a sale: its change, its documents with their papers, and the way to the next one. */
export function SoldNote({ definition, sold, onClose }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { issue, invoice, payment, change } = sold
  const made = [
    { of: invoices(), document: invoice },
    { of: issues(), document: issue },
    { of: payments(), document: payment },
  ]
  return (
    <Modal
      open
      title={t('sell.done', { code: sold.order.code })}
      onCancel={onClose}
      maskClosable={false}
      width={520}
      footer={
        <>
          <Button onClick={onClose}>{t('sell.close')}</Button>
          <Button type="primary" autoFocus onClick={() => void navigate(paths.create(definition))}>
            {t('sell.next')}
          </Button>
        </>
      }
    >
      <Result
        status="success"
        className="sell-done"
        title={
          change !== '0'
            ? t('sell.giveBack', { amount: formatMoney(change) })
            : invoice.owed === '0'
              ? t(payment ? 'sell.paid' : 'sell.settled', { amount: formatMoney(invoice.grandTotal) })
              : t('sell.left', { amount: formatMoney(invoice.owed) })
        }
      />
      <SoldDocuments made={made} />
    </Modal>
  )
}
