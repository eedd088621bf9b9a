import { SettingOutlined } from '@ant-design/icons'
import { Button, Popover } from 'antd'
import { lazy, Suspense } from 'react'
import { useTranslate } from '@refinedev/core'
import type { Words } from '../model/words.ts'
import type { ColumnChoice } from './useColumns.ts'

const ColumnChoices = lazy(() => import('./ColumnChoices.tsx'))

type Props = {
  columns: ColumnChoice
  words: Words
  fixed: string
  /** How many columns the window has no room for. */
  left: number
}

/** Ticks what the list shows. The name of a row always stays. */
export function ColumnChooser({ left, ...props }: Props) {
  const t = useTranslate()
  return (
    <Popover
      content={
        <Suspense fallback={<i className="bar" />}>
          <ColumnChoices {...props} />
        </Suspense>
      }
      trigger="click"
      placement="bottomRight"
    >
      <Button icon={<SettingOutlined />}>{t('crud.columns.button') + (left > 0 ? ` +${left}` : '')}</Button>
    </Popover>
  )
}
