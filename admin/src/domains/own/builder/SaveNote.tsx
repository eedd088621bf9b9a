import { CheckOutlined, SyncOutlined, WarningOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslate } from '@refinedev/core'
import type { Builder } from './useBuilder.ts'

/** What is published, and whether the draft is kept, in words. */
export function SaveNote({ builder }: { builder: Builder }) {
  const t = useTranslate()
  const { save, saveNow, stored } = builder
  const state = t(`own.status.${stored.status === 'published' && stored.draft !== null ? 'changed' : stored.status}`)
  if (save.is === 'failed')
    return (
      <span className="save-note" role="alert">
        {state} · <WarningOutlined aria-hidden /> {t('own.save.failed', { why: save.why })}{' '}
        <Button size="small" onClick={() => void saveNow()}>
          {t('own.save.again')}
        </Button>
      </span>
    )
  // What is published and not being worked on has no draft to tell of.
  if (save.is === 'saved' && stored.status !== 'draft' && stored.draft === null)
    return (
      <span className="save-note" role="status">
        {state}
      </span>
    )
  return (
    <span className="save-note" role="status">
      {state} · {save.is === 'saved' && <CheckOutlined aria-hidden />}
      {save.is === 'saving' && <SyncOutlined spin aria-hidden />}{' '}
      {t(`own.save.${save.is === 'conflict' ? 'unsaved' : save.is}`)}
    </span>
  )
}
