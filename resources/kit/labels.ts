import type { FieldType } from './fields/field_types.ts'

/** Types whose values are chosen; those of others are typed. */
const CHOSEN: ReadonlySet<FieldType> = new Set([
  'boolean',
  'date',
  'dateTime',
  'color',
  'select',
  'belongsTo',
  'belongsToMany',
  'lines',
  'permissions',
  'image',
  'files',
])

export const isChosen = (type: FieldType): boolean => CHOSEN.has(type)

/**
 * A label as part of a sentence: without the unit in brackets, and in small letters unless it begins with an
 * abbreviation, as `TL thực tế (kg)` does.
 */
export function insideSentence(label: string): string {
  const bare = label.replace(/\s*\([^()]*\)$/, '').normalize('NFC')
  const second = bare.charAt(1)
  const abbreviated = second !== second.toLocaleLowerCase('vi')
  return abbreviated ? bare : bare.charAt(0).toLocaleLowerCase('vi') + bare.slice(1)
}

/** A text with a capital in front, as a sentence that begins with a label needs it. */
export const asSentence = (text: string): string => text.charAt(0).toLocaleUpperCase('vi') + text.slice(1)
