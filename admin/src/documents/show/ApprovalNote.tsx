import type { AnyResource } from '@barem/resources/kit'
import { Alert, Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslate } from '@refinedev/core'
import { formatMoney } from '../../format/number.ts'
import { useSession } from '../../session/session.ts'
import { actionWord } from '../actions/actionWord.ts'
import type { Words } from '../../resources/model/words.ts'
import {
  decision,
  type DocumentRow,
  type Named,
  openTasks,
  returnOf,
  type Person,
  stateOf,
  takeBackOf,
  type Task,
} from '../document.ts'
import { Since } from '../Since.tsx'
import { isMe, namesOf, stuckIn, waitingFor } from '../waiting.ts'

type Props = { definition: AnyResource; words: Words; row: DocumentRow; onAct: (action: Named) => void }

/** Who has to decide, or the decision and its reason; nothing without a request. */
export function ApprovalNote({ definition, words, row, onAct }: Props) {
  const t = useTranslate()
  const me = useSession()?.userId
  const { approval } = row
  const by = (person: Person | null) => (person ? namesOf(t, [person], me) : '—')
  if (!approval) return null
  const waiting = openTasks(approval)
  if (waiting.length > 0) {
    const stuck = stuckIn(waiting)
    const people = waiting.map(({ assignee }) => assignee)
    return (
      <Note type={stuck.length > 0 ? 'error' : 'warning'} comment={approval.comment}>
        {waitingFor(t, people, me)} · {t('documents.askedBy', { by: by(approval.requestedBy) })},{' '}
        <Since moment={approval.requestedAt} ago />
        {stuck.length > 0 && <Stuck tasks={stuck} definition={definition} words={words} row={row} onAct={onAct} />}
      </Note>
    )
  }
  const returned = returnOf(approval)
  if (returned && stateOf(definition, row) === definition.states!.initial)
    return (
      <Note type="warning" comment={returned.comment}>
        {t('documents.way.returned', { by: by(returned.by) })}, <Since moment={returned.at} ago />
      </Note>
    )
  const decided = decision(approval)
  const isOver = approval.status !== 'approved' && approval.status !== 'rejected'
  // A decision is not shown once the document is back in its initial state.
  if (!decided || isOver || stateOf(definition, row) === definition.states!.initial) return null
  return (
    <Note type={approval.status === 'approved' ? 'success' : 'error'} comment={decided.comment}>
      {t(`documents.decided.${approval.status}`, { by: decided.decidedBy?.name ?? decided.assignee.name })},{' '}
      <Since moment={decided.decidedAt!} ago />
    </Note>
  )
}

type StuckProps = Props & { tasks: readonly Task[] }

/** Explains why nobody can decide, and what to do: the requester takes the request back and names somebody else. */
function Stuck({ tasks, definition, words, row, onAct }: StuckProps) {
  const t = useTranslate()
  const takeBack = takeBackOf(definition, row)
  const me = useSession()?.userId
  const reason = ({ assignee, obstacle, limit }: Task) =>
    t(`documents.${isMe([assignee], me) ? 'stuckYou' : 'stuck'}.${obstacle}`, {
      who: assignee.name,
      limit: limit && formatMoney(limit),
    })
  return (
    <p className="approval-stuck">
      {tasks.map(reason).join(' ')}{' '}
      {takeBack ? t('documents.stuck.takeBack') : t('documents.stuck.others', { by: row.approval?.requestedBy?.name })}
      {takeBack && (
        <Button onClick={() => onAct(takeBack)}>
          {actionWord(t, definition, takeBack.name, 'name', { one: words.one })}
        </Button>
      )}
    </p>
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
