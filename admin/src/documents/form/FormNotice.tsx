import type { AnyResource } from '@barem/resources/kit'
import { Alert } from 'antd'
import { useTranslate } from '@refinedev/core'
import type { Words } from '../../resources/model/words.ts'
import { useSession } from '../../session/session.ts'
import '../documents.css'
import { awaited, decision, type DocumentRow } from '../document.ts'
import { isMe, namesOf } from '../waiting.ts'

type Props = { definition: AnyResource; words: Words; row: DocumentRow }

/** Tells the editor of a document that it is waiting for a decision, or why it was rejected. */
export default function FormNotice({ definition, words, row }: Props) {
  const t = useTranslate()
  const me = useSession()?.userId
  const waiting = awaited(row.approval)
  if (waiting.length > 0)
    return (
      <Alert
        type="warning"
        showIcon
        message={t(isMe(waiting, me) ? 'documents.form.pendingYou' : 'documents.form.pending', {
          who: namesOf(t, waiting, me),
          one: words.one,
        })}
      />
    )
  const decided =
    row.approval?.status === 'rejected' && row[definition.states!.field] === 'rejected' ? decision(row.approval) : null
  if (!decided) return null
  const message = (
    <>
      {t('documents.form.rejected', { by: decided.decidedBy?.name ?? decided.assignee.name, one: words.one })}
      {decided.comment && <q>{decided.comment}</q>}
    </>
  )
  return <Alert className="approval-note" type="error" showIcon message={message} />
}
