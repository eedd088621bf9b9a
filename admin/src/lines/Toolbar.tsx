import { ExclamationCircleOutlined, QuestionCircleOutlined, RedoOutlined, UndoOutlined } from '@ant-design/icons'
import { Button, Popover, Switch, Tooltip } from 'antd'
import { memo } from 'react'
import { useTranslate } from '@refinedev/core'
import { useShared } from './context.ts'
import { entries } from './entries.ts'
import type { Grid } from './useGrid.ts'
import { WAY_IN } from './useWayIn.ts'

/** Keys with the word for what they do. */
const KEYS = [
  [WAY_IN, 'wayIn'],
  ['F4', 'partner'],
  ['Enter', 'on'],
  ['Tab', 'next'],
  ['↓', 'down'],
  ['↑ ↓ ← →', 'arrows'],
  ['F2', 'edit'],
  ['Esc', 'giveUp'],
  ['Ctrl Z · Ctrl Y', 'undo'],
  ['Ctrl D', 'copyAbove'],
  ['Ctrl V', 'paste'],
  ['Alt ↑ · Alt ↓', 'move'],
  ['Ctrl Del', 'remove'],
] as const

type Props = Pick<Grid, 'canUndo' | 'canRedo'> & {
  total: number
  all: boolean
  onAll: (all: boolean) => void
  /** Lines whose product is not clear. */
  unclear: number
  onUnclear: () => void
}

/** The bar above the lines: undo and redo, the prices of every line, and the keys. */
export const Toolbar = memo(function Toolbar({ canUndo, canRedo, total, all, onAll, unclear, onUnclear }: Props) {
  const t = useTranslate()
  const { actions, readOnly, spec } = useShared()
  const hasMore = spec.goods !== null && entries.get(spec.name).parts.Strip !== null
  const keys = (
    <dl className="grid-keys">
      {KEYS.map(([key, word]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{t(`grid.keys.${word}`)}</dd>
        </div>
      ))}
    </dl>
  )
  return (
    <div className="grid-toolbar">
      <span className="grid-count">{t('grid.count', { count: total })}</span>
      <span role="alert" className="grid-unclear">
        {unclear > 0 && (
          <Button type="text" danger size="small" icon={<ExclamationCircleOutlined />} onClick={onUnclear}>
            {t('grid.unclear', { count: unclear })}
          </Button>
        )}
      </span>
      {hasMore && (
        <label className="grid-all">
          <Switch size="small" checked={all} onChange={onAll} disabled={false} aria-label={t('grid.all')} />
          <span>{t('grid.all')}</span>
        </label>
      )}
      <Tooltip title={`${t('grid.undo')} · Ctrl Z`}>
        <Button
          type="text"
          icon={<UndoOutlined />}
          aria-label={t('grid.undo')}
          disabled={readOnly || !canUndo}
          onClick={() => actions.undo()}
        />
      </Tooltip>
      <Tooltip title={`${t('grid.redo')} · Ctrl Y`}>
        <Button
          type="text"
          icon={<RedoOutlined />}
          aria-label={t('grid.redo')}
          disabled={readOnly || !canRedo}
          onClick={() => actions.redo()}
        />
      </Tooltip>
      <Popover content={keys} title={t('grid.keys.title')} trigger="click" placement="bottomRight">
        <Button type="text" icon={<QuestionCircleOutlined />} aria-label={t('grid.keys.title')} disabled={false} />
      </Popover>
    </div>
  )
})
