import { useTranslate } from '@refinedev/core'
import { Modal, Skeleton } from 'antd'
import { Select } from '../../controls/Select.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import type { RowDialogProps } from '../../overrides/types.ts'
import { paths } from '../../resources/model/paths.ts'
import { definitionOf } from '../../resources/model/registry.ts'
import { codeOf } from '../../resources/model/row.ts'
import TransferCode from '../../transfer/TransferCode.tsx'
import { useAccounts } from '../../transfer/transfer.ts'

/** A VietQR code of what is owed of an invoice. */
export default function QrDialog({ definition, row, onClose }: RowDialogProps) {
  const t = useTranslate()
  const accounts = useAccounts(true)
  const [chosen, choose] = useState<string | null>(null)
  const account = accounts?.find(({ id }) => id === chosen) ?? accounts?.[0]
  const code = codeOf(definition, row)
  return (
    <Modal open title={t('qr.title', { code })} onCancel={onClose} footer={null} width={480}>
      {accounts === null && <Skeleton active />}
      {accounts !== null && accounts.length > 1 && (
        <Select
          className="transfer-account"
          aria-label={t('qr.account')}
          value={account!.id}
          onChange={choose}
          options={accounts.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {account && <TransferCode account={account} amount={String(row.owed)} code={code} />}
      {accounts?.length === 0 && (
        <p>
          {t('qr.none')} <Link to={paths.list(definitionOf('funds')!)}>{t('qr.funds')}</Link>
        </p>
      )}
    </Modal>
  )
}
