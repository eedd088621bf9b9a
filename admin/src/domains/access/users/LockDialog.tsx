import { type HttpError, useUpdate, useTranslate } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import { historyKey } from '../../../providers/audit.ts'
import type { AnyRow } from '../../../resources/model/columns.ts'
import { AskDialog } from '../../../overrides/AskDialog.tsx'
import type { RowDialogProps } from '../../../overrides/types.ts'

/** Locks an account, or opens one that is locked. */
export default function LockDialog({ definition, row, onClose }: RowDialogProps) {
  const t = useTranslate()
  const { message } = App.useApp()
  const { mutateAsync } = useUpdate<AnyRow, HttpError, { isLocked: boolean }>()
  const client = useQueryClient()
  const word = row.isLocked ? 'unlock' : 'lock'
  const name = String(row.fullName)

  async function turn() {
    await mutateAsync({
      resource: definition.name,
      id: row.id,
      values: { isLocked: !row.isLocked },
      mutationMode: 'pessimistic',
      successNotification: false,
      errorNotification: false,
    })
    void client.invalidateQueries({ queryKey: historyKey(`${definition.path}/${row.id}/history`) })
    void message.success(t(`access.${word}.done`, { name }))
    onClose()
  }

  return (
    <AskDialog
      title={t(`access.${word}.confirm`, { name })}
      text={t(`access.${word}.means`)}
      button={t(`access.${word}.action`)}
      danger={word === 'lock'}
      work={turn}
      onClose={onClose}
    />
  )
}
