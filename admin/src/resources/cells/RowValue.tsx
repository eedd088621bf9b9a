import { outcomeOf } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { isAbsent } from '../model/absent.ts'
import { columnOf } from '../model/columns.ts'
import { Value, type ValueProps } from './Value.tsx'

/** A row's value, marked if the row calls it an estimate; in its place what has become of it, once all is done. */
export function RowValue(props: ValueProps) {
  const t = useTranslate()
  const { row, column, definition } = props
  const outcome = outcomeOf(definition, row, column.name)
  if (outcome?.isFinal) return <Value {...props} column={columnOf(definition, outcome.by)!} />
  const by = column.field?.type === 'weight' ? column.field.estimatedBy : null
  if (by === null || row[by] !== true || isAbsent(row[column.name])) return <Value {...props} />
  return (
    <span className="cell-estimated" title={t('crud.estimated')}>
      <span aria-hidden>≈&nbsp;</span>
      <Value {...props} />
      <span className="visually-hidden"> {t('crud.estimated')}</span>
    </span>
  )
}
