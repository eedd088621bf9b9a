import { Button, Checkbox } from 'antd'
import { useTranslate } from '@refinedev/core'
import type { Words } from '../model/words.ts'
import type { ColumnChoice } from './useColumns.ts'

type Props = { columns: ColumnChoice; words: Words; fixed: string }

/** The columns to tick. */
export default function ColumnChoices({ columns, words, fixed }: Props) {
  const t = useTranslate()
  const shown = columns.shown.map(({ name }) => name)
  const options = columns.choosable.map(({ name }) => ({
    value: name,
    label: words.field(name),
    disabled: name === fixed,
  }))
  return (
    <div className="column-chooser" role="group" aria-label={t('crud.columns.title')}>
      <Checkbox.Group options={options} value={shown} onChange={columns.choose} />
      <Button type="link" size="small" disabled={columns.isDefault} onClick={columns.reset}>
        {t('crud.columns.reset')}
      </Button>
    </div>
  )
}
