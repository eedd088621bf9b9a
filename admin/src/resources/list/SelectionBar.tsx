import type { AnyResource } from '@barem/resources/kit'
import { Button } from 'antd'
import { Suspense } from 'react'
import { useTranslate } from '@refinedev/core'
import { MakeOfSeveral } from '../../documents/from/MakeOfSeveral.tsx'
import type { AnyRow, Column } from '../model/columns.ts'
import type { Rights } from '../model/rights.ts'
import { ChosenSums } from './ChosenSums.tsx'
import { maySetMany } from './maySetMany.ts'
import type { Words } from '../model/words.ts'
import { chosenOf } from '../../overrides/resolve.ts'

type Props = {
  definition: AnyResource
  words: Words
  rights: Rights
  /** The columns that the list shows or has no room for. */
  columns: readonly Column[]
  rows: readonly AnyRow[]
  /** Whether documents may be made of the rows together. */
  makes: boolean
  onSet: () => void
  onDelete: () => void
  onClear: () => void
}

/** The ticked rows: how many they are, what they come to, and what can be done with them. */
export default function SelectionBar({
  definition,
  words,
  rights,
  columns,
  rows,
  makes,
  onSet,
  onDelete,
  onClear,
}: Props) {
  const t = useTranslate()
  const { bulk } = definition.list
  const Own = chosenOf(definition)
  const field = bulk.length === 1 ? words.field(bulk[0]).toLocaleLowerCase() : ''
  return (
    <div className="selection-bar" role="status">
      <span>{t('crud.selected', { total: rows.length })}</span>
      <ChosenSums definition={definition} words={words} columns={columns} rows={rows} />
      {Own && (
        <Suspense>
          <Own rows={rows} onDone={onClear} />
        </Suspense>
      )}
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
