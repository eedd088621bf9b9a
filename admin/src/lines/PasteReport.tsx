import { Alert } from 'antd'
import { memo } from 'react'
import { useTranslate } from '@refinedev/core'
import { useShared } from './context.ts'
import type { Report } from './usePaste.ts'

/** Cells that are named; the rest is counted. */
const NAMED = 12

/** The result of a paste. Names each cell that was not understood; a click leads there. */
export const PasteReport = memo(function PasteReport({
  reading,
  report,
  onDismiss,
}: {
  reading: number
  report: Report | null
  onDismiss: () => void
}) {
  const t = useTranslate()
  const { actions, heading, focus } = useShared()
  if (reading > 0)
    return (
      <Alert
        className="grid-report"
        type="info"
        showIcon
        role="status"
        message={t('grid.paste.reading', { count: reading })}
      />
    )
  if (!report) return null
  const { lines, refused, skipped } = report
  const go = (line: number, column: string | null) => {
    const key = actions.lines()[line - 1]?.key
    if (key && column) focus(key, column)
  }
  return (
    <Alert
      className="grid-report"
      type={refused.length > 0 ? 'warning' : 'success'}
      showIcon
      closable
      role="status"
      onClose={onDismiss}
      message={[
        t('grid.paste.done', { count: lines }),
        refused.length > 0 && t('grid.paste.unread', { count: refused.length }),
        skipped.length > 0 &&
          t('grid.paste.skipped', { count: skipped.length, heads: skipped.map((head) => `“${head}”`).join(', ') }),
      ]
        .filter(Boolean)
        .join(' ')}
      description={
        refused.length > 0 && (
          <ul className="grid-refused">
            {refused.slice(0, NAMED).map(({ line, column, text }, index) => (
              <li key={index}>
                <button type="button" disabled={column === null} onClick={() => go(line, column)}>
                  {column === null
                    ? t('grid.paste.beyond', { line, text })
                    : t('grid.paste.cell', { line, field: heading(column), text })}
                </button>
              </li>
            ))}
            {refused.length > NAMED && <li>{t('grid.paste.more', { count: refused.length - NAMED })}</li>}
          </ul>
        )
      }
    />
  )
})
