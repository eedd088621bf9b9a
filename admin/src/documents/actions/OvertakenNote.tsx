import type { AnyResource } from '@barem/resources/kit'
import { Alert } from 'antd'
import { useTranslate } from '@refinedev/core'
import { formatDateTime } from '../../format/date.ts'
import type { Embedded } from '../../resources/model/columns.ts'
import type { Words } from '../../resources/model/words.ts'
import { StateTag } from '../../resources/parts/StateTag.tsx'
import { decision, stateOf } from '../document.ts'
import type { Overtaken } from './useAction.ts'

type Props = { definition: AnyResource; words: Words; news: Overtaken }

/** Who was faster, and the document's current state. */
export function OvertakenNote({ definition, words, news }: Props) {
  const t = useTranslate()
  const { current } = news
  const decided =
    current.approval?.status === 'approved' || current.approval?.status === 'rejected'
      ? decision(current.approval)
      : null
  const by = decided?.decidedBy?.name ?? (current.updatedBy as Embedded | null | undefined)?.name
  const at = formatDateTime(decided?.decidedAt ?? String(current.updatedAt))
  const what = decided ? `documents.overtaken.${decided.status}` : 'documents.overtaken.changed'
  const state = stateOf(definition, current)
  return (
    <div className="overtaken">
      <Alert type="warning" showIcon message={by ? t(what, { by, at }) : news.message} />
      <p>
        {t('documents.overtaken.now', { one: words.one })}{' '}
        <StateTag definition={definition} words={words} field={definition.states!.field} value={state} />
      </p>
      <p className="dialog-note">{t('documents.overtaken.safe')}</p>
    </div>
  )
}
