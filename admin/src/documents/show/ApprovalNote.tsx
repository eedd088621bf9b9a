import type { AnyResource } from '@barem/resources/kit'
import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Words } from '../../resources/model/words.ts'
import { awaited, decision, type DocumentRow, stateOf } from '../document.ts'
import { Since } from '../Since.tsx'

type Props = { definition: AnyResource; words: Words; row: DocumentRow }

/** Who has to decide, or what was decided and why; nothing while nobody was asked. */
export function ApprovalNote({ definition, row }: Props) {
  const { t } = useTranslation()
  const { approval } = row
  if (!approval) return null
  const waiting = awaited(approval)
  if (waiting.length > 0)
    return (
      <Note type="warning" comment={approval.comment}>
        {t('documents.waiting', { who: waiting.map(({ name }) => name).join(', ') })} ·{' '}
        {t('documents.askedBy', { by: approval.requestedBy?.name ?? '—' })}, <Since moment={approval.requestedAt} ago />
      </Note>
    )
  const decided = decision(approval)
  const isOver = approval.status !== 'approved' && approval.status !== 'rejected'
  // A decision is told while the document stands by it.
  if (!decided || isOver || stateOf(definition, row) === definition.states!.initial) return null
  return (
    <Note type={approval.status === 'approved' ? 'success' : 'error'} comment={decided.comment}>
      {t(`documents.decided.${approval.status}`, { by: decided.decidedBy?.name ?? decided.assignee.name })},{' '}
      <Since moment={decided.decidedAt!} ago />
    </Note>
  )
}

function Note({
  type,
  comment,
  children,
}: {
  type: 'warning' | 'success' | 'error'
  comment: string | null
  children: ReactNode
}) {
  const text = (
    <>
      {children}
      {comment && <q>{comment}</q>}
    </>
  )
  return <Alert className="approval-note" type={type} showIcon message={text} />
}
