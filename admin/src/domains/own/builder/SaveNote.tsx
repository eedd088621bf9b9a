import { CheckOutlined, SyncOutlined, WarningOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslate } from '@refinedev/core'
import type { Builder } from './useBuilder.ts'

type Props = {
  builder: Builder
  /** Whether the draft is what is published. */
  isSame: boolean
}

/** The element that says why there is nothing to publish. */
export const NOTHING_TO_PUBLISH = 'own-nothing'

/** What is published, and whether the draft is kept, in words. */
export function SaveNote({ builder, isSame }: Props) {
  const t = useTranslate()
  const { save, saveNow, stored } = builder
  const state = t(`own.status.${stored.status === 'published' && !isSame ? 'changed' : stored.status}`)
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
  if (save.is === 'saved' && stored.status !== 'draft' && (isSame || stored.draft === null))
    return (
      <span className="save-note" role="status">
        {state}
        {stored.status === 'published' && <span id={NOTHING_TO_PUBLISH}> · {t('own.publish.nothing')}</span>}
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
