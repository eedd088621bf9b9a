import { Button } from 'antd'
import { useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { formatDateTime } from '../../../format/date.ts'
import type { Designer } from '../designer/useDesigner.ts'
import type { Telling } from '../designer/words.ts'
import { VersionDialog } from './VersionDialog.tsx'

type Props = { designer: Designer; telling: Telling }

/** What was published, the newest first. */
export function VersionList({ designer, telling }: Props) {
  const t = useTranslate()
  const [shown, setShown] = useState<number | null>(null)
  const { stored: workflow } = designer
  if (workflow.versions.length === 0) return <p className="designer-empty">{t('workflows.unpublished')}</p>
  return (
    <>
      <ol className="versions" reversed>
        {workflow.versions.map(({ number, publishedAt, publishedBy, note, requests }) => (
          <li key={number}>
            <b>{t('workflows.publish.versionLine', { number })}</b>
            {number === workflow.published?.number && <i>{t('workflows.publish.current')}</i>}
            <Button
              type="link"
              size="small"
              aria-label={`${t('workflows.publish.look')}: ${t('workflows.publish.versionLine', { number })}`}
              onClick={() => setShown(number)}
            >
              {t('workflows.publish.look')}
            </Button>
            <small>
              {formatDateTime(publishedAt)}
              {publishedBy && ` · ${publishedBy.name}`} · {t('workflows.publish.requests', { count: requests })}
            </small>
            {note && <p>{note}</p>}
          </li>
        ))}
      </ol>
      {shown !== null && (
        <VersionDialog number={shown} designer={designer} telling={telling} onClose={() => setShown(null)} />
      )}
    </>
  )
}
