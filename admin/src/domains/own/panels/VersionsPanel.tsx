import { changesOf } from '@barem/resources/own'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '@refinedev/core'
import { formatDateTime } from '../../../format/date.ts'
import { call } from '../../../http/client.ts'
import { OWN_QUERY, type OwnRow, type OwnVersion, PATH } from '../api.ts'
import { changeText } from '../builder/changeText.ts'

/** Who published what and when, newest first. */
export function VersionsPanel({ row }: { row: OwnRow }) {
  const t = useTranslate()
  const { data } = useQuery({
    queryKey: [OWN_QUERY, row.id, 'versions', row.version],
    queryFn: async ({ signal }) => (await call<OwnVersion[]>(`${PATH}/${row.id}/versions`, { signal })).body,
  })
  if (!data) return <p className="own-empty">{t('app.loading')}</p>
  if (data.length === 0) return <p className="own-empty">{t('own.versions.none')}</p>
  return (
    <ol className="own-versions" reversed>
      {data.map(({ version, action, definition, publishedAt, publishedBy }, place) => (
        <li key={version}>
          <b>{t(`own.versions.${action}`, { version })}</b>
          <small>
            {formatDateTime(publishedAt)}
            {publishedBy && ` · ${publishedBy}`}
          </small>
          {action === 'publish' && (
            <ul>
              {changesOf(data[place + 1]?.definition ?? null, definition).map((change, at) => (
                <li key={at}>{changeText(t, change, data[place + 1]?.definition ?? null, definition)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}
