import { areas } from '@barem/resources/areas'
import { useTranslate } from '@refinedev/core'
import { Button, Modal, Result } from 'antd'
import { useNavigate } from 'react-router'
import { makePath } from '../../../documents/stepPath.ts'
import { definitionOf } from '../../../resources/model/registry.ts'
import { mayAct } from '../../../session/permissions.ts'
import { useSession } from '../../../session/session.ts'
import { invoices, issues } from '../sell/parts.ts'
import { SoldDocuments } from '../sell/SoldDocuments.tsx'
import type { Delivered } from './straight.ts'

/** The documents that were made, and the way to the invoice. */
export function DeliveredNote({ made, onClose }: { made: Delivered; onClose: () => void }) {
  const t = useTranslate()
  const who = useSession()
  const navigate = useNavigate()
  const seesOrder = mayAct(who, areas.order, 'v')
  return (
    <Modal
      open
      title={t('straight.done', { code: made.order.code ?? '' })}
      onCancel={onClose}
      maskClosable={false}
      width={520}
      footer={
        <>
          <Button onClick={onClose}>{t(seesOrder ? 'straight.close' : 'documents.back')}</Button>
          {mayAct(who, invoices().area, 'c') && (
            <Button
              type="primary"
              autoFocus
              onClick={() => void navigate(makePath(invoices(), 'orderId', made.order.id))}
            >
              {t('straight.invoice')}
            </Button>
          )}
        </>
      }
    >
      <Result status="success" className="sell-done" title={t('straight.posted')} />
      <SoldDocuments
        made={[
          { of: definitionOf('warehouse-receipts')!, document: made.receipt },
          { of: issues(), document: made.issue },
        ]}
      />
    </Modal>
  )
}
