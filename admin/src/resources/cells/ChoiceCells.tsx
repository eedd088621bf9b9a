import { useTranslation } from 'react-i18next'
import { StatusTag } from '../parts/StatusTag.tsx'
import type { CellProps } from './cell.ts'

export function SelectCell({ value, column, words }: CellProps<'select'>) {
  return <StatusTag value={value} word={words.choice(column.name, value)} />
}

export function BooleanCell({ value }: CellProps<'boolean'>) {
  const { t } = useTranslation()
  return t(value ? 'crud.yes' : 'crud.no')
}
