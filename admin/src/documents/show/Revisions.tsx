import { type AnyResource, lineFieldsOf, type Field } from '@barem/resources/kit'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useTranslate } from '@refinedev/core'
import { formatDateTime } from '../../format/date.ts'
import { call } from '../../http/client.ts'
import { Changes } from '../../resources/history/Changes.tsx'
import type { FieldChange } from '../../resources/history/history.ts'
import { canonicalOf } from '../../resources/form/canonical.ts'
import { isSame } from '../../resources/form/values.ts'
import { isWritable } from '../../resources/model/columns.ts'
import type { Words } from '../../resources/model/words.ts'
import type { Person } from '../document.ts'
import { lineDifferences, linesIn } from '../../lines/shown/difference.ts'
import '../../resources/history/history.css'

type Content = Readonly<Record<string, unknown>>
type Revision = { revision: number; approvedAt: string; approvedBy: Person | null; hash: string; content: Content }

type Props = { definition: AnyResource; words: Words; id: string }

/** The approved revisions of a document, newest first, with the differences to the one before. */
export default function Revisions({ definition, words, id }: Props) {
  const t = useTranslate()
  const { data, isError, refetch } = useQuery({
    queryKey: ['revisions', definition.name, id],
    queryFn: async ({ signal }) =>
      (await call<Revision[]>(`${definition.path}/${id}/revisions`, { signal, quiet: true })).body,
  })
  if (isError)
    return (
      <p className="history-note" role="alert">
        {t('crud.history.failed')}{' '}
        <Button size="small" onClick={() => void refetch()}>
          {t('app.retry')}
        </Button>
      </p>
    )
  if (!data) return <p className="history-note">{t('app.loading')}</p>
  if (data.length === 0) return <p className="history-note">{t('documents.revisions.none')}</p>
  return (
    <ol className="history-entries">
      {data.map(({ revision, approvedAt, approvedBy, hash, content }, place) => (
        <li key={revision} className="history-entry" data-action="approve">
          <div className="history-head">
            <span>
              <b>{revision === 0 ? t('documents.revisions.first') : t('documents.revision', { number: revision })}</b> ·{' '}
              {t('documents.decided.approved', { by: approvedBy?.name ?? '—' })}
            </span>
            <span className="history-when">
              <time className="figures" dateTime={approvedAt}>
                {formatDateTime(approvedAt)}
              </time>
              <span className="code" title={t('documents.revisions.hash', { hash })}>
                {hash.slice(0, 8)}
              </span>
            </span>
          </div>
          {data[place + 1] && (
            <Changes
              definition={definition}
              words={words}
              changes={contentChanges(definition, data[place + 1].content, content)}
            />
          )}
        </li>
      ))}
    </ol>
  )
}

/** The changes between two approved revisions. */
function contentChanges(definition: AnyResource, before: Content, after: Content): FieldChange[] {
  const plain = (Object.entries(definition.fields) as [string, Field][])
    .filter(
      ([name, field]) =>
        field.type !== 'lines' &&
        isWritable(field) &&
        name in after &&
        !isSame(canonicalOf(field, before[name]), canonicalOf(field, after[name])),
    )
    .map(([name]): FieldChange => ({ field: name, from: before[name] ?? null, to: after[name] ?? null }))
  const lines = lineFieldsOf(definition).flatMap((name): FieldChange[] => {
    const { fields } = definition.fields[name] as Extract<Field, { type: 'lines' }>
    const found = lineDifferences(fields, linesIn(before[name]), linesIn(after[name]))
    return found.length > 0 ? [{ field: name, lines: found }] : []
  })
  return [...plain, ...lines]
}
