import type { AnyResource } from '@barem/resources/kit'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Words } from '../../resources/model/words.ts'
import '../documents.css'
import { awaited, decision, type DocumentRow } from '../document.ts'

type Props = { definition: AnyResource; words: Words; row: DocumentRow }

/** What whoever changes a document should know first: that someone is deciding about it, or why it was refused. */
export default function FormNotice({ definition, words, row }: Props) {
  const { t } = useTranslation()
  const waiting = awaited(row.approval)
  if (waiting.length > 0)
    return (
      <Alert
        type="warning"
        showIcon
        message={t('documents.form.pending', { who: waiting.map(({ name }) => name).join(', '), one: words.one })}
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
