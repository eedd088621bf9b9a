import { Button } from 'antd'
import { type ReactNode, Suspense } from 'react'
import type { AnyResource } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { formatDateTime } from '../../format/date.ts'
import type { AnyRow, Embedded } from '../model/columns.ts'
import type { Words } from '../model/words.ts'
import { DocumentEntry } from './DocumentEntry.tsx'
import { Entry } from './Entry.tsx'
import { momentOf } from '../show/documentsOf.ts'
import { useDocumentEvents } from './documentEvents.ts'
import { type HistoryPages, useHistory } from './useHistory.ts'
import './history.css'

type Props = {
  definition: AnyResource
  words: Words
  /** Below the API's base: `customers/…/history`. */
  path: string
  /** Null for a record that no longer exists; then no beginning is shown for an incomplete history. */
  row: AnyRow | null
  /** Pending steps, as entries of the same list. */
  before?: ReactNode
}

/** The history of a record, under a heading of its own. */
export default function History(props: Props) {
  const t = useTranslate()
  const pages = useHistory(props.path)
  const { entries, failed } = pages
  if (props.row === null && !entries?.length) return null
  return (
    <section className="panel history" aria-labelledby="history-title" aria-busy={!entries && !failed}>
      <h2 id="history-title">{t('crud.history.title')}</h2>
      <Entries {...props} pages={pages} />
    </section>
  )
}

/** The history of a record and the documents that name it in one stream, newest first. */
export const Timeline = (props: Props) => <Entries {...props} pages={useHistory(props.path)} />

function Entries({ definition, words, row, before, pages }: Props & { pages: HistoryPages }) {
  const t = useTranslate()
  const { entries, total, failed, loading, more, retry } = pages
  const left = total - (entries?.length ?? 0)
  const documents = useDocumentEvents(definition, row)
  const begins = entries && left <= 0 && row && !entries.some(({ action }) => action === 'create')

  if (!entries && failed)
    return (
      <p className="history-note" role="alert">
        {t('crud.history.failed')}{' '}
        <Button size="small" onClick={retry}>
          {t('app.retry')}
        </Button>
      </p>
    )
  if (!entries) return <Waiting />
  const oldest = entries.at(-1)?.at
  const events = inOrder([
    ...entries.map((entry) => ({
      at: entry.at,
      shown: <Entry key={entry.id} definition={definition} words={words} entry={entry} row={row} />,
    })),
    // Older ones come with the entries of their time.
    ...documents
      .filter((one) => left <= 0 || !oldest || Date.parse(momentOf(one)) > Date.parse(oldest))
      .map((one) => ({
        at: momentOf(one),
        shown: (
          <Suspense key={`${one.definition.name} ${one.row.id}`}>
            <DocumentEntry {...one} />
          </Suspense>
        ),
      })),
  ])
  return (
    <>
      {entries.length === 0 && !row?.createdAt && <p className="history-note">{t('crud.history.empty')}</p>}
      <ol className="history-entries">
        {before}
        {events.map(({ shown }) => shown)}
        {begins && row.createdAt !== undefined && <Beginning row={row} words={words} />}
      </ol>
      {left > 0 && (
        <Button size="small" loading={loading} onClick={more} className="history-more">
          {t('crud.history.more', { total: left })}
        </Button>
      )}
    </>
  )
}

/** Events from the newest on; those of one moment as they are given. */
const inOrder = (events: readonly { at: string; shown: ReactNode }[]) =>
  events.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))

/** The beginning of a history without a first entry: of rows that are older than their history. */
function Beginning({ row, words }: { row: AnyRow; words: Words }) {
  const t = useTranslate()
  const at = String(row.createdAt)
  const by = (row.createdBy as Embedded | null | undefined)?.name
  return (
    <li className="history-entry" data-action="create">
      <div className="history-head">
        <span>
          <b>{by ?? t('crud.history.bySystem')}</b> {t('crud.history.did.create', { one: words.one })}
        </span>
        <time className="figures history-when" dateTime={at}>
          {formatDateTime(at)}
        </time>
      </div>
    </li>
  )
}

const Waiting = () => (
  <ol className="history-entries" aria-hidden>
    {[0, 1].map((place) => (
      <li key={place} className="history-entry">
        <i className="bar" />
      </li>
    ))}
  </ol>
)
