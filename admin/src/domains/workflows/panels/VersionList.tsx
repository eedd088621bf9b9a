import { useTranslate } from '@refinedev/core'
import { formatDateTime } from '../../../format/date.ts'
import type { Workflow } from '../workflow.ts'

/** What was published, the newest first. */
export function VersionList({ workflow }: { workflow: Workflow }) {
  const t = useTranslate()
  if (workflow.versions.length === 0) return <p className="designer-empty">{t('workflows.unpublished')}</p>
  return (
    <ol className="versions" reversed>
      {workflow.versions.map(({ number, publishedAt, publishedBy, note, requests }) => (
        <li key={number}>
          <b>{t('workflows.publish.versionLine', { number })}</b>
          {number === workflow.published?.number && <i>{t('workflows.publish.current')}</i>}
          <small>
            {formatDateTime(publishedAt)}
            {publishedBy && ` · ${publishedBy.name}`} · {t('workflows.publish.requests', { count: requests })}
          </small>
          {note && <p>{note}</p>}
        </li>
      ))}
    </ol>
  )
}
