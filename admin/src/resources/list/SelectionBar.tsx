import type { AnyResource } from '@barem/resources/kit'
import { Button } from 'antd'
import { useTranslate } from '@refinedev/core'
import type { Rights } from '../model/rights.ts'
import { maySetMany } from './maySetMany.ts'
import type { Words } from '../model/words.ts'

type Props = {
  definition: AnyResource
  words: Words
  rights: Rights
  count: number
  onSet: () => void
  onDelete: () => void
  onClear: () => void
}

/** The actions on the ticked rows. */
export default function SelectionBar({ definition, words, rights, count, onSet, onDelete, onClear }: Props) {
  const t = useTranslate()
  const { bulk } = definition.list
  const field = bulk.length === 1 ? words.field(bulk[0]).toLocaleLowerCase() : ''
  return (
    <div className="selection-bar" role="status">
      <span>{t('crud.selected', { total: count })}</span>
      {maySetMany(definition, rights) && (
        <Button size="small" onClick={onSet}>
          {field ? t('crud.bulk.buttonOne', { field }) : t('crud.bulk.button')}
        </Button>
      )}
      {rights.delete && (
        <Button danger size="small" onClick={onDelete}>
          {t('buttons.delete')}
        </Button>
      )}
      <Button type="text" size="small" onClick={onClear}>
        {t('crud.unselect')}
      </Button>
    </div>
  )
}
