import type { Guard } from '../form/unsaved.ts'
import type { AnyResource } from '@barem/resources/kit'
import { useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import { useRef, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { historyKey } from '../../providers/audit.ts'
import { RecordForm } from '../form/RecordForm.tsx'
import { useLeaveGuard } from '../form/useLeaveGuard.tsx'
import type { AnyRow } from '../model/columns.ts'
import type { Words } from '../model/words.ts'
import '../form/form.css'

type Props = {
  definition: AnyResource
  words: Words
  row: AnyRow
  historyPath: string
  /** Keys of other queries that show the saved data. */
  alsoShownBy: readonly string[]
}

/** The form of a single record stays open after a save, with the saved row as its base. */
export function SingleForm({ definition, words, row, historyPath, alsoShownBy }: Props) {
  const t = useTranslate()
  const { modal } = App.useApp()
  const client = useQueryClient()
  const guard = useRef<Guard>(null)
  // Data loaded again meanwhile does not touch what is being typed.
  const [base, setBase] = useState({ row, turn: 0 })
  useLeaveGuard(guard)

  function saved(result: AnyRow) {
    setBase(({ turn }) => ({ row: result, turn: turn + 1 }))
    const shown = [...alsoShownBy.map((key) => [key]), historyKey(historyPath)]
    for (const queryKey of shown) void client.invalidateQueries({ queryKey })
  }

  function cancel() {
    if (!guard.current?.isDirty()) return
    const discard = () => {
      guard.current?.discard()
      setBase(({ row: same, turn }) => ({ row: same, turn: turn + 1 }))
    }
    modal.confirm({
      title: t('access.discard.title'),
      content: t('crud.leave.text'),
      okText: t('crud.leave.discard'),
      okButtonProps: { danger: true },
      cancelText: t('access.discard.stay'),
      autoFocusButton: 'cancel',
      onOk: discard,
    })
  }

  return (
    <RecordForm
      key={base.turn}
      definition={definition}
      words={words}
      row={base.row}
      keepsDraft
      also={null}
      guard={guard}
      onCancel={cancel}
      onSaved={saved}
    />
  )
}
