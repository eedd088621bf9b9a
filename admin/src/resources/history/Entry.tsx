import type { AnyResource } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { actionWord } from '../../documents/actions/actionWord.ts'
import { formatDateTime } from '../../format/date.ts'
import type { AnyRow } from '../model/columns.ts'
import type { Words } from '../model/words.ts'
import { Changes } from './Changes.tsx'
import type { HistoryEntry } from './history.ts'

type Props = { definition: AnyResource; words: Words; entry: HistoryEntry; row: AnyRow | null }

/** One entry: who did what, when and from where, and the fields that changed. */
export function Entry({ definition, words, entry, row }: Props) {
  const t = useTranslate()
  const { action, by, at, source, address, changes, comment, print } = entry
  const step = Object.hasOwn(definition.states?.actions ?? {}, action)
  const who = by?.name ?? t(source === 'system' ? 'crud.history.bySystem' : 'crud.history.bySomeone')
  const hidden = action === 'update' && changes.length === 0
  return (
    <li className="history-entry" data-action={action}>
      <div className="history-head">
        <span>
          <b title={by?.code ?? undefined}>{who}</b>{' '}
          {print
            ? t(print.copy > 1 ? 'documents.did.reprint' : 'documents.did.print', {
                paper: t(`documents.papers.${print.paper}`),
                times: print.copy - 1,
              })
            : step
              ? actionWord(t, definition, action, 'did', { one: words.one }, row)
              : t(`crud.history.did.${action}`, { one: words.one })}
        </span>
        <span className="history-when">
          <time className="figures" dateTime={at}>
            {formatDateTime(at)}
          </time>
          <span title={address ? t('crud.history.address', { address }) : undefined}>
            {t(`crud.history.source.${source}`)}
          </span>
        </span>
      </div>
      {comment && (
        <p className="history-comment">
          <q>{comment}</q>
        </p>
      )}
      {hidden && <p className="history-note">{t('crud.history.hidden')}</p>}
      <Changes
        definition={definition}
        words={words}
        changes={step ? changes.filter(({ field }) => field !== definition.states!.field) : changes}
        shown={action === 'delete' ? 0 : undefined}
      />
    </li>
  )
}
