import type { AnyResource } from '@barem/resources/kit'
import { useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordForm } from '../../resources/form/RecordForm.tsx'
import { type Guard, useLeaveGuard } from '../../resources/form/useLeaveGuard.tsx'
import { historyKey } from '../../resources/history/useHistory.ts'
import type { AnyRow } from '../../resources/model/columns.ts'
import type { Words } from '../../resources/model/words.ts'
import { historyPath } from './CompanyHistory.tsx'
import '../../resources/form/form.css'

/** The company's form stays open after a save, standing on what was saved. */
export function CompanyForm({ definition, words, row }: { definition: AnyResource; words: Words; row: AnyRow }) {
  const { t } = useTranslation()
  const { modal } = App.useApp()
  const client = useQueryClient()
  const guard = useRef<Guard>(null)
  // What is loaded anew meanwhile does not touch what is being typed.
  const [base, setBase] = useState({ row, turn: 0 })
  useLeaveGuard(guard)

  function saved(result: AnyRow) {
    setBase(({ turn }) => ({ row: result, turn: turn + 1 }))
    // The header shows the company's name and logo.
    for (const queryKey of [['profile'], historyKey(historyPath)]) void client.invalidateQueries({ queryKey })
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
