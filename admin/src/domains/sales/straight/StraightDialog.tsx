import { useTranslate } from '@refinedev/core'
import { Alert, Button, Modal, Skeleton } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { makePath } from '../../../documents/stepPath.ts'
import { messagesOf } from '../../../http/fieldErrors.ts'
import type { RowDialogProps } from '../../../overrides/types.ts'
import { paths } from '../../../resources/model/paths.ts'
import { definitionOf } from '../../../resources/model/registry.ts'
import { codeOf } from '../../../resources/model/row.ts'
import { DeliveredNote } from './DeliveredNote.tsx'
import { type Delivered, type Open, useOpen } from './straight.ts'
import { StraightForm } from './StraightForm.tsx'
import '../../../resources/inputs/lines-input.css'
import '../sell/sell.css'
import './straight.css'

/** Receives goods of an order from its supplier and issues them to its customer, then shows what was made. */
export default function StraightDialog({ definition, row, onClose }: RowDialogProps) {
  const t = useTranslate()
  const [made, setMade] = useState<Delivered | null>(null)
  const { data: open, error } = useOpen(row)
  if (made) return <DeliveredNote row={row} made={made} onClose={onClose} />
  if (open?.contract?.isReady && open.lines.length > 0)
    return <StraightForm definition={definition} row={row} open={open} onMade={setMade} onClose={onClose} />
  return (
    <Modal
      open
      title={t('straight.title', { code: codeOf(definition, row) })}
      onCancel={onClose}
      width={520}
      footer={<Button onClick={onClose}>{t('documents.back')}</Button>}
    >
      {error && <Alert type="error" showIcon message={messagesOf(error).join(' · ')} />}
      {!error && (open ? <NotReady id={row.id} open={open} /> : <Skeleton active />)}
    </Modal>
  )
}

/** Why nothing can go yet, and where that is mended. */
function NotReady({ id, open: { contract } }: { id: string; open: Open }) {
  const t = useTranslate()
  const contracts = definitionOf('purchase-contracts')
  if (contract?.isReady) return <Alert type="info" showIcon message={t('straight.nothing')} />
  const path = contracts && (contract ? paths.show(contracts, contract.id) : makePath(contracts, 'orderId', id))
  return (
    <Alert
      type="warning"
      showIcon
      message={contract ? t('straight.notApproved', { code: contract.code ?? '' }) : t('straight.noContract')}
      action={path && <Link to={path}>{t(contract ? 'straight.showContract' : 'straight.makeContract')}</Link>}
    />
  )
}
