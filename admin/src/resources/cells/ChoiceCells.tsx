import type { Field } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { StatusTag } from '../parts/StatusTag.tsx'
import type { CellProps } from './cell.ts'

export function SelectCell({ value, column, words }: CellProps<'select'>) {
  const { colors } = column.field as Field<'select'>
  return <StatusTag value={value} word={words.choice(column.name, value)} color={colors[value]} />
}

export function BooleanCell({ value }: CellProps<'boolean'>) {
  const t = useTranslate()
  return t(value ? 'crud.yes' : 'crud.no')
}
