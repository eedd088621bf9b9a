import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useTranslate } from '@refinedev/core'
import type { ListControl } from '../list/useListState.ts'
import './views.css'

/** Says what became of a view that is not, or not wholly, what the list shows. */
export default function ViewNote({ control }: { control: ListControl }) {
  const t = useTranslate()
  const { note, view, views, change, page } = control
  const [read, setRead] = useState<string | null>(null)

  if (view) {
    const { filters, columns, sort } = view.dropped
    const parts = [
      filters > 0 && t('views.droppedFilters', { total: filters }),
      columns > 0 && t('views.droppedColumns', { total: columns }),
      sort > 0 && t('views.droppedSort'),
    ]
    if (read === view.id) return null
    return (
      <Alert
        className="view-note"
        type="warning"
        showIcon
        closable
        onClose={() => setRead(view.id)}
        message={t('views.dropped', { name: view.name, parts: parts.filter(Boolean).join(', ') })}
      />
    )
  }
  const retry = (
    <Button size="small" onClick={views.retry}>
      {t('app.retry')}
    </Button>
  )
  return note === 'failed' ? (
    <Alert className="view-note" type="warning" showIcon message={t('views.failed')} action={retry} />
  ) : (
    <Alert
      className="view-note"
      type="warning"
      showIcon
      closable
      onClose={() => change({ page })}
      message={t('views.missing')}
    />
  )
}
