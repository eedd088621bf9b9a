import { type FieldSet, type Field, relationKey, shownDecimals } from '@barem/resources/kit'
import { formatDate, formatDateTime } from '../../format/date.ts'
import type { LocaleCode } from '../../i18n/locales.ts'
import type { Translate } from '../../i18n/translate.ts'
import { isAbsent } from '../../resources/model/absent.ts'
import { type AnyRow, calledIn, type Embedded, fieldOf } from '../../resources/model/columns.ts'
import type { Words } from '../../resources/model/words.ts'
import { figure } from './figures.ts'
import { printedPhone } from './phone.ts'

export type Printing = { definition: FieldSet; words: Words; language: LocaleCode; t: Translate }

const figures: ReadonlySet<Field['type']> = new Set(['integer', 'decimal', 'money', 'weight', 'percent'])

/** Whether values of a field are figures, which stand below each other at the end of their column. */
export const isFigure = ({ type }: Field) => figures.has(type)

function related(row: AnyRow, name: string, language: LocaleCode): string | null {
  const found = row[relationKey(name)] ?? row[`${relationKey(name)}s`]
  const names = ([found ?? []].flat() as Embedded[]).map((one) => calledIn(language, one))
  return names.join(', ') || null
}

/** A value of a row as text, in the language of its paper; null when it is empty or has no text, such as a picture. */
export function printedValue(row: AnyRow, name: string, { definition, words, language, t }: Printing): string | null {
  const [value, field] = [row[name], fieldOf(definition, name)]
  if (isAbsent(value) || !field) return null
  if (isFigure(field)) return figure(String(value), shownDecimals(field)) + (field.type === 'percent' ? ' %' : '')
  switch (field.type) {
    case 'date':
      return formatDate(String(value))
    case 'dateTime':
      return formatDateTime(String(value))
    case 'boolean':
      return t(value ? 'crud.yes' : 'crud.no')
    case 'select':
      return words.choice(name, String(value))
    case 'phone':
      return printedPhone(String(value))
    case 'address':
      return (value as { text: string }).text
    case 'belongsTo':
    case 'belongsToMany':
      return related(row, name, language)
    default:
      return typeof value === 'string' ? value : null
  }
}
