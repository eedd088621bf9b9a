import type { FieldType } from '@barem/resources/kit'

/** The width of a column, in pixels, and the side to which its values are aligned. */
export type CellLayout = { width: number; align: 'left' | 'right' }

const left = (width: number): CellLayout => ({ width, align: 'left' })
const right = (width: number): CellLayout => ({ width, align: 'right' })

export const layouts: Record<FieldType, CellLayout> = {
  code: left(112),
  text: left(176),
  longText: left(240),
  integer: right(110),
  decimal: right(120),
  money: right(150),
  weight: right(140),
  percent: right(100),
  boolean: left(100),
  date: left(108),
  dateTime: left(136),
  email: left(210),
  phone: left(128),
  taxCode: left(130),
  color: left(120),
  select: left(148),
  belongsTo: left(156),
  belongsToMany: left(220),
  attributes: left(200),
  lines: left(100),
  username: left(150),
  address: left(280),
  permissions: left(130),
  image: left(88),
  files: left(140),
}

/** Types that need the whole width of a page, shown and typed in. */
const WIDE: ReadonlySet<FieldType> = new Set(['longText', 'lines', 'attributes', 'files', 'permissions'])

export const isWide = (type: FieldType): boolean => WIDE.has(type)
export const isWideInput = (type: FieldType): boolean => WIDE.has(type) || type === 'address'

/** Units shown in the column's head; money carries its own sign. */
export const units: Partial<Record<FieldType, string>> = { weight: 'kg' }
