import { useQueryClient } from '@tanstack/react-query'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { call } from '../../../http/client.ts'
import { historyKey } from '../../../providers/audit.ts'
import { AskDialog } from '../../../overrides/AskDialog.tsx'
import type { RowDialogProps } from '../../../overrides/types.ts'
import { type Issued, IssuedPassword } from './IssuedPassword.tsx'

/** Asks, then sets a new one-time password and shows it once. */
export default function ResetDialog({ definition, row, onClose }: RowDialogProps) {
  const t = useTranslate()
  const client = useQueryClient()
  const [issued, setIssued] = useState<Issued | null>(null)

  async function reset() {
    const { body } = await call<{ data: Issued }>('User/ResetPassword', { method: 'POST', body: { userId: row.id } })
    void client.invalidateQueries({ queryKey: historyKey(`${definition.path}/${row.id}/history`) })
    setIssued(body.data)
  }

  if (!issued)
    return (
      <AskDialog
        title={t('access.resetPassword.confirm', { name: String(row.fullName) })}
        text={t('access.resetPassword.means')}
        button={t('access.resetPassword.action')}
        work={reset}
        onClose={onClose}
      />
    )
  const close = (
    <Button type="primary" onClick={onClose}>
      {t('access.issued.close')}
    </Button>
  )
  return (
    <Modal
      open
      title={t('access.resetPassword.done')}
      footer={close}
      closable={false}
      maskClosable={false}
      keyboard={false}
      width={480}
    >
      <IssuedPassword issued={issued} username={String(row.username)} email={row.email as string | null} />
    </Modal>
  )
}
