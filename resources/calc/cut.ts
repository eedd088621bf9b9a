import { positive, type Figure } from './exact.ts'

/**
 * Whole bars that so many cut pieces take from stock: as many pieces a bar as fit, the rest of each bar is a remnant.
 * Null while a length is missing, or longer than the bar.
 */
export function wholeBars(pieces: Figure, barLength: Figure, cutLength: Figure): Figure {
  const [count, bar, cut] = [pieces, barLength, cutLength].map((figure) => positive(figure ?? ''))
  const perBar = bar && cut ? bar.divToInt(cut) : null
  return count && perBar && !perBar.isZero() ? count.div(perBar).ceil().toFixed() : null
}
