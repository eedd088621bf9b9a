import { Alert, Button } from 'antd'
import { useTranslate } from '@refinedev/core'
import { formatDateTime } from '../../format/date.ts'

type Props = { at: string; onRestore: () => void; onDiscard: () => void }

/** Offers back what was typed before. */
export function DraftOffer({ at, onRestore, onDiscard }: Props) {
  const t = useTranslate()
  return (
    <Alert
      className="draft-offer"
      type="info"
      showIcon
      message={t('crud.draft.found', { at: formatDateTime(at) })}
      action={
        <span className="draft-actions">
          <Button size="small" type="text" onClick={onDiscard}>
            {t('crud.draft.discard')}
          </Button>
          <Button size="small" onClick={onRestore}>
            {t('crud.draft.restore')}
          </Button>
        </span>
      }
    />
  )
}
