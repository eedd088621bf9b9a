import { MOST_MATCHING, type AnyResource } from '@barem/resources/kit'
import { Button } from 'antd'
import { Suspense } from 'react'
import { useTranslate } from '@refinedev/core'
import { MakeOfSeveral } from '../../documents/from/MakeOfSeveral.tsx'
import type { AnyRow, Column } from '../model/columns.ts'
import type { Rights } from '../model/rights.ts'
import { formatNumber } from '../../format/number.ts'
import { ChosenSums, MatchingSums } from './ChosenSums.tsx'
import type { Matching } from './matching.ts'
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
  /** All rows of the list, on all pages: null where the server did not count them. */
  matching: Matching | null
  /** Whether all of them are chosen, and not only those that are ticked. */
  isAll: boolean
  onChooseAll: () => void
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
  matching,
  isAll,
  onChooseAll,
  makes,
  onSet,
  onDelete,
  onClear,
}: Props) {
  const t = useTranslate()
  const { bulk } = definition.list
  const all = matching?.total ?? 0
  const Own = chosenOf(definition)
  const field = bulk.length === 1 ? words.field(bulk[0]).toLocaleLowerCase() : ''
  return (
    <div className="selection-bar" role="status">
      <span>{t(isAll ? 'lists.allChosen' : 'crud.selected', { total: formatNumber(isAll ? all : rows.length) })}</span>
      {!isAll && all > rows.length && (
        <Button type="link" size="small" onClick={onChooseAll}>
          {t('lists.chooseAll', { total: formatNumber(all) })}
        </Button>
      )}
      {isAll && matching ? (
        <MatchingSums definition={definition} words={words} columns={columns} matching={matching} />
      ) : (
        <ChosenSums definition={definition} words={words} columns={columns} rows={rows} />
      )}
      {Own && !isAll && (
        <Suspense>
          <Own rows={rows} onDone={onClear} />
        </Suspense>
      )}
      {makes && !isAll && <MakeOfSeveral definition={definition} rows={rows} />}
      {maySetMany(definition, rights) && (!isAll || all <= MOST_MATCHING) && (
        <Button size="small" onClick={onSet}>
          {field ? t('crud.bulk.buttonOne', { field }) : t('crud.bulk.button')}
        </Button>
      )}
      {rights.delete && !isAll && (
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
