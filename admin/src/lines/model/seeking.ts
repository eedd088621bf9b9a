import { plain } from './cells.ts'
import { chooseGoods, takeBack, type Header } from './changes.ts'
import { type Goods, type Line, productIn } from './line.ts'

/** Goods that fit words: those with all words whole or, if there are none, all that were found. */
function fitting(found: readonly Goods[]): readonly Goods[] {
  const whole = found.filter((goods) => goods.whole !== false)
  return whole.length > 0 ? whole : found
}

/** What a search finds. */
type Named = { code: string | null; name: string | null; whole?: boolean }

/**
 * The product, or another row, that words mean: by its code, its name, or as the only one that holds them whole; null
 * when it might be another.
 */
export function meant<T extends Named>(text: string, found: readonly T[]): T | null {
  const words = plain(text)
  const whole = found.filter((goods) => goods.whole !== false)
  return (
    found.find(({ code }) => plain(code ?? '') === words) ??
    found.find(({ name }) => plain(name ?? '') === words) ??
    (whole.length === 1 ? whole[0]! : null)
  )
}

/** Settles a line once the goods for its words are known. If none were found, the words stay. */
export function settle(line: Line, text: string, found: readonly Goods[], header: Header): Line {
  if (!line.seeking || line.text !== text) return line
  const sure = meant(text, found)
  const goods = line.seeking === 'first' ? found[0] : sure
  if (!goods) {
    const { seeking: _done, ...rest } = line
    return { ...rest, ...(found.length > 0 && { several: true }) }
  }
  if (line.before && goods.id === productIn(header.spec.entry, line.before)) return takeBack(line, line.before, header)
  const others = goods === sure ? 0 : fitting(found).length - 1
  return { ...chooseGoods(line, goods, header), ...(others > 0 && { guess: { text, others } }) }
}
