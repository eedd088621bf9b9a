import type { AnyResource } from '@barem/resources/kit'
import { Button } from 'antd'
import { useTranslate } from '@refinedev/core'
import { MakeOfSeveral } from '../../documents/from/MakeOfSeveral.tsx'
import type { AnyRow } from '../model/columns.ts'
import type { Rights } from '../model/rights.ts'
import { maySetMany } from './maySetMany.ts'
import type { Words } from '../model/words.ts'

type Props = {
  definition: AnyResource
  words: Words
  rights: Rights
  rows: readonly AnyRow[]
  /** Whether documents may be made of the rows together. */
  makes: boolean
  onSet: () => void
  onDelete: () => void
  onClear: () => void
}

/** The actions on the ticked rows. */
export default function SelectionBar({ definition, words, rights, rows, makes, onSet, onDelete, onClear }: Props) {
  const t = useTranslate()
  const { bulk } = definition.list
  const field = bulk.length === 1 ? words.field(bulk[0]).toLocaleLowerCase() : ''
  return (
    <div className="selection-bar" role="status">
      <span>{t('crud.selected', { total: rows.length })}</span>
      {makes && <MakeOfSeveral definition={definition} rows={rows} />}
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
