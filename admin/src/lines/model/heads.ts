import { plain } from './cells.ts'
import type { GridColumn } from './columns.ts'
import type { GridSpec } from './entry.ts'

/** The meaning of a column heading in a pasted table. `code` and `name` both find the product. */
export type Head =
  { to: 'column'; column: GridColumn } | { to: 'code' } | { to: 'name' } | { to: 'nothing' } | { to: 'unknown' }

/** A name of a column without its unit: `Trọng lượng (kg)`. */
const bare = (name: string) => plain(name.replace(/\([^)]*\)/g, ' ').replace(/[*:]/g, ' '))

const words = (text: string) => new Set(text.split(', '))

/** Names that people and other programs use for a product's columns. */
const CODES = words(
  'ma, ma hang, ma hang hoa, ma sp, ma san pham, ma vat tu, ma vt, code, item code, product code, sku',
)
const NAMES = words(
  'ten, hang hoa, ten hang, ten hang hoa, ten hang hoa dich vu, ten sp, ten san pham, ten vat tu, mat hang, san pham, product, product name, item, name, description',
)

/** Columns that only count the lines, or say what follows from the others. */
const FOLLOWING = words(
  '#, stt, tt, so tt, no, no., dvt, don vi, don vi tinh, unit, uom, barem, thanh tien, tien, amount, total, tl ly thuyet, trong luong ly thuyet, kl ly thuyet',
)

/**
 * Reads the first row of a pasted table as headings; null when it is a line.
 * @param headings what each column is called on screen
 */
export function headsOf(
  row: readonly string[],
  { columns, besides, entry }: GridSpec,
  headings: Readonly<Record<string, string>>,
): Head[] | null {
  const all = [...columns, ...besides]
  const ofGoods = columns.some(({ kind }) => kind === 'product')
  const found = row.map((text): Head => {
    const name = bare(text)
    const column =
      all.find((one) => bare(headings[one.name] ?? '') === name && name !== '') ??
      all.find((one) => entry.goods?.heads[one.name]?.includes(name))
    if (column)
      return column.kind === 'product'
        ? { to: 'name' }
        : column.kind === 'figure'
          ? { to: 'nothing' }
          : { to: 'column', column }
    if (ofGoods && CODES.has(name)) return { to: 'code' }
    if (ofGoods && NAMES.has(name)) return { to: 'name' }
    return FOLLOWING.has(name) ? { to: 'nothing' } : { to: 'unknown' }
  })
  const known = found.filter(({ to }) => to !== 'unknown' && to !== 'nothing').length
  return known > 1 || (row.length === 1 && known === 1) ? found : null
}
