import { PlusOutlined } from '@ant-design/icons'
import type { AnyResource, Field } from '@barem/resources/kit'
import { Suspense } from 'react'
import { useList, useTranslate } from '@refinedev/core'
import { Link } from 'react-router'
import { Tabs } from '../../controls/Tabs.tsx'
import { formatNumber } from '../../format/number.ts'
import { useSession } from '../../session/session.ts'
import { type AnyRow, isWritable } from '../model/columns.ts'
import { moreThanTotal } from '../list/total.ts'
import { paths } from '../model/paths.ts'
import { useRights } from '../model/useRights.ts'
import { useTitles, useWords } from '../model/useWords.ts'
import { documentsAmong } from './documentsOf.ts'
import { relatedColumns } from './relatedColumns.ts'
import { RelatedDocuments } from './RelatedDocuments.tsx'
import { RelatedTable } from './RelatedTable.tsx'
import { type Referrer, referrersOf } from './referrers.ts'

/** As many as show what is there; the list shows the rest. */
const SHOWN = 10
/** As many as are added up: a page of the list. */
const SUMMED = 100

/** Rows that refer to a row, in a tab for each relation that the person may see. */
export function Related({ definition, id }: { definition: AnyResource; id: string }) {
  const t = useTranslate()
  const who = useSession()
  const referrers = referrersOf(definition, who)
  if (referrers.length === 0) return null
  // Documents of a partner, and those that go on from a document.
  const kinds = documentsAmong(definition, referrers)
  const items = [
    // Where several kinds of documents are with the row, all of them stand in one stream first.
    ...(kinds.length > 1
      ? [
          {
            key: 'documents',
            label: t('crud.related.documents'),
            children: <RelatedDocuments kinds={kinds} id={id} />,
          },
        ]
      : []),
    ...referrers.map((referrer) => ({
      key: `${referrer.definition.name}.${referrer.field}`,
      label: <RelatedLabel {...referrer} />,
      children: <RelatedRows {...referrer} id={id} />,
    })),
  ]
  return (
    <section className="panel related" aria-label={t('crud.related.title')}>
      <Tabs items={items} size="small" />
    </section>
  )
}

function RelatedLabel({ definition, field }: Referrer) {
  const { title } = useTitles(definition)
  const several =
    Object.values(definition.fields).filter(
      (other) =>
        'to' in (other as Field) &&
        (other as { to?: string }).to === (definition.fields[field] as unknown as { to: string }).to,
    ).length > 1
  if (!several) return title
  return (
    <Suspense fallback={title}>
      <LabelOfField definition={definition} field={field} />
    </Suspense>
  )
}

function LabelOfField({ definition, field }: Referrer) {
  const words = useWords(definition)
  return `${words.title} · ${words.field(field)}`
}

function RelatedRows(props: Referrer & { id: string }) {
  const t = useTranslate()
  return (
    <Suspense fallback={<p className="related-note">{t('app.loading')}</p>}>
      <Rows {...props} />
    </Suspense>
  )
}

function Rows({ definition, field, id }: Referrer & { id: string }) {
  const t = useTranslate()
  const words = useWords(definition)
  const rights = useRights(definition)
  const { query, result } = useList<AnyRow>({
    resource: definition.name,
    pagination: { currentPage: 1, pageSize: SUMMED, mode: 'server' },
    sorters: [definition.list.sort],
    filters: [{ field, operator: 'eq', value: id }],
    errorNotification: false,
  })
  if (query.isError) return <p className="related-note">{query.error.message}</p>
  if (!query.data) return <p className="related-note">{t('app.loading')}</p>
  const total = result.total ?? 0
  const more = moreThanTotal(query.data)
  const relation = definition.fields[field] as Field
  const adds = rights.create && relation.type === 'belongsTo' && isWritable(relation)
  const narrowed = new URLSearchParams({ [field]: id })
  return (
    <>
      {total === 0 ? (
        <p className="related-note">{t('crud.related.none', { many: words.many })}</p>
      ) : (
        <RelatedTable
          definition={definition}
          words={words}
          columns={relatedColumns(definition, field)}
          rows={result.data}
          shown={SHOWN}
          more={total > result.data.length}
        />
      )}
      <p className="related-foot">
        {total > SHOWN && (
          <Link to={`${definition.route}?${narrowed}`}>
            {more
              ? t('crud.related.allMore', { total: formatNumber(total - 1), many: words.many })
              : t('crud.related.all', { total: formatNumber(total), many: words.many })}
          </Link>
        )}
        {adds && (
          <Link className="related-add" to={`${paths.create(definition)}?${narrowed}`}>
            <PlusOutlined aria-hidden /> {t('crud.addNew', { one: words.one })}
          </Link>
        )}
      </p>
    </>
  )
}
