import { traits } from '@barem/resources/kit'
import type { Working, WorkingField } from './working.ts'

/** What a list does with fields. */
export type ListPart = 'columns' | 'filters' | 'search' | 'bulk'

const few: ReadonlySet<string> = new Set(['select', 'belongsTo', 'boolean'])
const manyAtOnce: ReadonlySet<string> = new Set(
  'text longText integer decimal money weight percent boolean date dateTime color select belongsTo belongsToMany'.split(
    ' ',
  ),
)

/** Whether a list can do this with a field. */
export function canBe(part: ListPart, field: WorkingField): boolean {
  const { inLists, filter, storage } = traits[field.type]
  const counted = field.daysUntil !== undefined
  if (field.retired) return false
  if (part === 'columns') return inLists !== 'never'
  if (part === 'filters') return filter !== 'none'
  if (part === 'search') return storage !== 'table' && !counted && field.type !== 'image' && field.type !== 'files'
  return manyAtOnce.has(field.type) && !counted && field.unique !== true
}

/** Whether a list does it with a new field. */
export function isUsual(part: ListPart, { type }: WorkingField): boolean {
  if (part === 'columns') return traits[type].inLists === 'shown'
  if (part === 'filters') return few.has(type)
  return part === 'search' && traits[type].searched
}

/** The fields of a part of the list, as said or as they usually are. */
export const partOf = (working: Working, part: ListPart): readonly string[] =>
  working.list?.[part] ?? working.fields.filter((field) => !field.retired && isUsual(part, field)).map(({ key }) => key)

/** Whether rows can be sorted by a field. */
export const isSorted = ({ type, retired }: WorkingField): boolean => !retired && traits[type].sorted

/** Whether a field can name a row to people. */
export const canName = ({ type, retired }: WorkingField): boolean => !retired && (type === 'text' || type === 'code')

/** Whether no two rows may be made to have one value of a field. */
export const canBeUnique = ({ type, daysUntil }: WorkingField): boolean =>
  traits[type].storage === 'column' && type !== 'longText' && type !== 'image' && daysUntil === undefined
