import { useTranslate } from '@refinedev/core'
import { Alert, Button, Modal, Skeleton } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { makePath } from '../../../documents/stepPath.ts'
import { messagesOf } from '../../../http/fieldErrors.ts'
import type { RowDialogProps } from '../../../overrides/types.ts'
import { paths } from '../../../resources/model/paths.ts'
import { definitionOf } from '../../../resources/model/registry.ts'
import { mayAct } from '../../../session/permissions.ts'
import { useSession } from '../../../session/session.ts'
import { DeliveredNote } from './DeliveredNote.tsx'
import { type Delivered, type Open, useOpen } from './straight.ts'
import { StraightForm } from './StraightForm.tsx'
import '../../../resources/inputs/lines-input.css'
import '../sell/sell.css'
import './straight.css'

type Props = { id: string; onClose: () => void }

export default ({ row, onClose }: RowDialogProps) => <StraightOf id={row.id} onClose={onClose} />

/** Receives goods of an order from its supplier and issues them to its customer, then shows what was made. */
export function StraightOf({ id, onClose }: Props) {
  const t = useTranslate()
  const [made, setMade] = useState<Delivered | null>(null)
  const { data: open, error } = useOpen(id)
  if (made) return <DeliveredNote made={made} onClose={onClose} />
  if (open?.contract?.isReady && open.lines.length > 0)
    return <StraightForm open={open} onMade={setMade} onClose={onClose} />
  return (
    <Modal
      open
      title={t('straight.title', { code: open?.order.code ?? '' })}
      onCancel={onClose}
      width={520}
      footer={<Button onClick={onClose}>{t('documents.back')}</Button>}
    >
      {error && <Alert type="error" showIcon message={messagesOf(error).join(' · ')} />}
      {!error && (open ? <NotReady id={id} open={open} /> : <Skeleton active />)}
    </Modal>
  )
}

/** Why nothing can go yet, and where that is mended. */
function NotReady({ id, open: { contract } }: { id: string; open: Open }) {
  const t = useTranslate()
  const who = useSession()
  const contracts = definitionOf('purchase-contracts')!
  const mayGo = mayAct(who, contracts.area, contract ? 'v' : 'c')
  if (contract?.isReady) return <Alert type="info" showIcon message={t('straight.nothing')} />
  const path = mayGo && (contract ? paths.show(contracts, contract.id) : makePath(contracts, 'orderId', id))
  return (
    <Alert
      type="warning"
      showIcon
      message={contract ? t('straight.notApproved', { code: contract.code ?? '' }) : t('straight.noContract')}
      action={path && <Link to={path}>{t(contract ? 'straight.showContract' : 'straight.makeContract')}</Link>}
    />
  )
}
