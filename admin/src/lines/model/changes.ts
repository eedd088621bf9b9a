import { relationKey } from '@barem/resources/kit'
import type { GridSpec, Header } from './entry.ts'
import { freshKey, productIn, valueIn, type Goods, type Line } from './line.ts'
import { noted, reread } from './reading.ts'

export type { Header }

type Fields = Readonly<Record<string, unknown>>

/** A related row with what it is called by. */
export type Named = { id: string; code?: string | null; name: string | null }

export const emptyLine = ({ spec }: Pick<Header, 'spec'>): Line => ({
  key: freshKey(),
  ...spec.entry.fresh(),
})

/** A line as its count has to be read with the goods that it has now; lines of something else stay as they are. */
const recounted = (line: Line, { goods }: GridSpec, written?: string): Line =>
  goods === null || written === goods.count.name ? line : reread(line, goods.count)

/** A person writes `value` in a field of a line; null empties it. What is counted in decides how the count is read. */
export function setField(line: Line, field: string, value: string | null, header: Header): Line {
  return recounted(header.spec.entry.write(line, field, value, header), header.spec, field)
}

/** Sets a relation of a line to a row that was found, which the cell names from now on. */
export const relate = (line: Line, field: string, row: Named, header: Header): Line => ({
  ...setField(noted(line, field, { unread: null, doubt: null }), field, row.id, header),
  [relationKey(field)]: row,
})

/** The parts of a line that do not depend on its product. */
export function withoutGoods(line: Line, { spec: { entry, goods } }: Pick<Header, 'spec'>): Line {
  const { product, count } = goods!
  const { key, id, unread, doubts } = line
  const kept = entry.goods!.kept.filter((name) => (line as unknown as Fields)[name] !== undefined)
  return {
    key,
    ...(id && { id }),
    [product]: null,
    [count.name]: valueIn(line, count.name),
    ...Object.fromEntries(kept.map((name) => [name, valueIn(line, name)])),
    ...(unread?.[count.name] !== undefined && { unread: { [count.name]: unread[count.name]! } }),
    ...(doubts?.[count.name] !== undefined && { doubts: { [count.name]: doubts[count.name]! } }),
  }
}

/** A line with words instead of a product, either being looked for or not found. */
export function leaveText(line: Line, text: string, header: Pick<Header, 'spec'>, seeking?: Line['seeking']): Line {
  const { seeking: _past, guess: _gone, several: _other, ...rest } = line
  const { entry, goods } = header.spec
  const bare = productIn(entry, line) ? { ...entry.fresh(), ...withoutGoods(line, header), before: line } : rest
  return { ...bare, [goods!.product]: null, goods: null, text, ...(seeking && { seeking }) }
}

/**
 * Sets the product of a line: what follows from goods becomes that of the product, its count stays, and so does what
 * was written while there was no product.
 */
export const chooseGoods = (line: Line, goods: Goods, header: Header): Line =>
  recounted(header.spec.entry.goods!.choose(line, goods, header), header.spec)

/** A line whose product was found again: as it was before, but for what was written since besides its product. */
export function takeBack(line: Line, before: Line, header: Header): Line {
  const { entry, goods } = header.spec
  const { count } = goods!
  const since = entry.goods!.kept.filter((name) => valueIn(line, name) !== valueIn(before, name))
  return {
    ...since.reduce((kept, name) => setField(kept, name, valueIn(line, name), header), before),
    [count.name]: valueIn(line, count.name),
  }
}

/** Sets a suggested price, unless a person has written one. */
export const suggest = (line: Line, price: string, header: Header): Line =>
  header.spec.entry.goods!.suggest(line, price, header)

/** Moves a line up or down; a move past the first or the last line changes nothing. */
export function moveLine(lines: readonly Line[], from: number, by: number): Line[] {
  const to = from + by
  const moved = [...lines]
  if (to < 0 || to >= lines.length) return moved
  moved.splice(to, 0, ...moved.splice(from, 1))
  return moved
}

/** Copies a field of the line above. A product may be in one line only, so it is not copied. */
export const copyAbove = (above: Line, line: Line, field: string, header: Header): Line =>
  field === header.spec.goods?.product ? line : header.spec.entry.copy(above, line, field, header)
