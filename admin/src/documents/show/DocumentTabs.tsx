import type { AnyResource, Field } from '@barem/resources/kit'
import { lazy, Suspense } from 'react'
import { useTranslate } from '@refinedev/core'
import { Tabs } from '../../controls/Tabs.tsx'
import { Timeline } from '../../resources/history/History.tsx'
import { hasReferrers } from '../../resources/show/referrers.ts'
import { useSession } from '../../session/session.ts'
import type { Words } from '../../resources/model/words.ts'
import { awaited, type DocumentRow } from '../document.ts'
import { Attachments } from './Attachments.tsx'
import { Waiting } from './Waiting.tsx'

const Related = lazy(() => import('../../resources/show/Related.tsx').then(({ Related: tabs }) => ({ default: tabs })))
const Revisions = lazy(() => import('./Revisions.tsx'))

type Props = { definition: AnyResource; words: Words; row: DocumentRow }

/** The tabs of a document: its timeline, approved revisions, documents that follow from it, and its files. */
export function DocumentTabs({ definition, words, row }: Props) {
  const t = useTranslate()
  const who = useSession()
  const files = (Object.entries(definition.fields) as [string, Field][])
    .filter(([, { type }]) => type === 'files')
    .map(([name]) => name)
  const revision = definition.states?.approval?.revision
  const kept = revision !== undefined && (Number(row[revision] ?? 0) > 0 || row.approval?.status === 'approved')
  const items = [
    {
      key: 'timeline',
      label: t('documents.tabs.timeline'),
      children: (
        <Timeline
          definition={definition}
          words={words}
          path={`${definition.path}/${row.id}/history`}
          row={row}
          before={<Waiting people={awaited(row.approval)} />}
        />
      ),
    },
    ...(kept
      ? [
          {
            key: 'revisions',
            label: t('documents.tabs.revisions'),
            children: (
              <Suspense>
                <Revisions definition={definition} words={words} id={row.id} />
              </Suspense>
            ),
          },
        ]
      : []),
    ...(hasReferrers(definition, who)
      ? [
          {
            key: 'related',
            label: t('documents.tabs.related'),
            children: (
              <Suspense>
                <Related definition={definition} id={row.id} />
              </Suspense>
            ),
          },
        ]
      : []),
    ...files.map((name) => ({
      key: name,
      label: `${t('documents.tabs.files')}${(row[name] as string[]).length > 0 ? ` (${(row[name] as string[]).length})` : ''}`,
      children: <Attachments definition={definition} words={words} row={row} name={name} />,
    })),
  ]
  return (
    <section className="panel document-tabs" aria-label={t('documents.tabs.label')}>
      <Tabs items={items} size="small" destroyOnHidden />
    </section>
  )
}
