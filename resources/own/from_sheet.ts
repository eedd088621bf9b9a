import { OWN_LIMITS, type Label, type OwnField } from './definition.ts'
import { freeKey, keyFor, proposedKey } from './keys.ts'
import type { OwnFieldType } from './options.ts'
import { UNREADABLE } from './shape.ts'

/** A column of a sheet that a field may be made of. */
export interface SheetColumn {
  /** In one line, unlike all other columns; the letter of a column that the sheet gives no head. */
  head: string
  isNamed: boolean
  /** What its cells seem to be, and options that they show. */
  type: OwnFieldType
  options: Readonly<Record<string, unknown>>
  /** All different cells, where choices could have them. */
  values: readonly string[] | null
}

/** A column as a person wants it; null leaves it out. */
export type ChosenColumn = SheetColumn & { as: OwnFieldType | null }

/** Types that cells of a sheet can be read as, as far as the columns of one go. */
export const sheetTypes = [
  'text',
  'longText',
  'code',
  'select',
  'boolean',
  'integer',
  'decimal',
  'money',
  'weight',
  'percent',
  'date',
  'dateTime',
  'phone',
  'email',
  'taxCode',
] as const satisfies readonly OwnFieldType[]

/** A text as one line that a name may have: `Biển số\n(xe)` → `Biển số (xe)`. */
export const oneLine = (text: string): string =>
  text.toWellFormed().replace(new RegExp(UNREADABLE, 'gu'), ' ').replace(/\s+/g, ' ').trim()

/**
 * The first name like this one that is free, no longer than `max` characters: `Giá`, `Giá (2)`.
 * @param taken names in small letters; the one that is returned joins them
 */
export function freeName(text: string, taken: Set<string>, max: number = OWN_LIMITS.label): string {
  for (let count = 1; ; count++) {
    const ending = count === 1 ? '' : ` (${count})`
    const name = `${text.slice(0, max - ending.length).trim()}${ending}`
    if (taken.has(name.toLocaleLowerCase('vi'))) continue
    taken.add(name.toLocaleLowerCase('vi'))
    return name
  }
}

/** Choices with the words of a column, each with a key of its own. */
function choicesOf(values: readonly string[]) {
  const taken = new Set<string>()
  return values.map((word, place) => {
    const key = freeKey(keyFor(word) || `value${place + 1}`, (one) => !taken.has(one))
    taken.add(key)
    return { key, label: { vi_VN: word } }
  })
}

/**
 * The fields of the columns of a sheet; the first text, or else the code, names a row, and every row has it.
 * @param prefix of codes
 * @param unnamed what a column without a head is called, by its letter
 */
export function fieldsOfSheet(
  columns: readonly ChosenColumn[],
  prefix: string,
  unnamed: (letter: string) => Label,
): { fields: OwnField[]; title: string | undefined } {
  const [keys, names] = [new Set<string>(), new Set<string>()]
  const fields = columns.flatMap(({ head, isNamed, as: type, type: guessed, options, values }, place): OwnField[] => {
    if (type === null) return []
    const labels = isNamed ? { vi_VN: oneLine(head) } : unnamed(head)
    const label: Label = { ...labels, vi_VN: freeName(labels.vi_VN!, names) }
    const key = proposedKey(label, keys, type) || freeKey(`column${place + 1}`, (one) => !keys.has(one))
    keys.add(key)
    return [
      {
        key,
        type,
        label,
        head,
        ...(type === guessed && options),
        ...(type === 'select' && { choices: choicesOf(values ?? []) }),
        ...(type === 'code' && { unique: true, prefix }),
      },
    ]
  })
  const title = fields.find(({ type }) => type === 'text') ?? fields.find(({ type }) => type === 'code')
  return {
    fields: fields.map((field) => (field === title ? { ...field, required: true } : field)),
    title: title?.key,
  }
}

/** Whether a column may become a field of a type: the choices of a list have to be known. */
export const mayBecome = (type: OwnFieldType, { values }: Pick<SheetColumn, 'values'>): boolean =>
  (sheetTypes as readonly OwnFieldType[]).includes(type) && (type !== 'select' || values !== null)
