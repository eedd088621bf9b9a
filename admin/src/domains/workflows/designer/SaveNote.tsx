import { CheckOutlined, SyncOutlined, WarningOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslate } from '@refinedev/core'
import type { Designer } from './useDesigner.ts'

/** Whether the draft is saved, in words. */
export function SaveNote({ designer }: { designer: Designer }) {
  const t = useTranslate()
  const { save, saveNow } = designer
  if (save.is === 'failed')
    return (
      <span className="save-note" data-state="failed" role="alert">
        <WarningOutlined aria-hidden /> {t('workflows.save.failed', { why: save.why })}
        <Button size="small" onClick={() => void saveNow()}>
          {t('workflows.save.again')}
        </Button>
      </span>
    )
  const word = save.is === 'conflict' ? 'unsaved' : save.is
  return (
    <span className="save-note" data-state={save.is} role="status">
      {save.is === 'saved' && <CheckOutlined aria-hidden />}
      {save.is === 'saving' && <SyncOutlined spin aria-hidden />} {t(`workflows.save.${word}`)}
    </span>
  )
}
