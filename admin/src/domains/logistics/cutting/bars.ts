import { cutBar, type Cut, lengthOf, readCuts, type Sawing } from '@barem/resources/calc/cutting'
import { aboveZero, exact, type Figure } from '@barem/resources/calc/exact'

/** A stretch of a bar: pieces of one length, or what is left. */
export interface Stretch {
  kind: 'piece' | 'remnant' | 'scrap'
  /** Metres of one piece. */
  length: string
  /** How many pieces this part of the drawing is: more than one where there are too many to draw. */
  count: number
}

/** A bar as it is drawn. */
export interface DrawnBar {
  stretches: readonly Stretch[]
  /** Metres that the drawing is wide: the bar, or what its pieces need where that is more. */
  width: string
  /** Metres that the pieces need more than the bar has; null where they fit. */
  over: Figure
  cuts: readonly Cut[]
  rest: string
  restIs: 'remnant' | 'scrap' | null
}

/** More pieces of one length are one stretch. */
const MOST = 24

const stretchesOf = (cuts: readonly Cut[]): Stretch[] => {
  const apart = cuts.reduce((all, { count }) => all + count, 0) <= MOST
  return cuts.flatMap(({ count, length }) =>
    apart
      ? Array.from({ length: count }, (): Stretch => ({ kind: 'piece', length, count: 1 }))
      : [{ kind: 'piece' as const, length, count }],
  )
}

/** How a bar is drawn whose cuts are typed; null while its length or its cuts are not known. */
export function drawBar(length: Figure, typed: unknown, sawing: Sawing): DrawnBar | null {
  const cuts = typeof typed === 'string' ? readCuts(typed) : null
  if (!cuts || !aboveZero(length)) return null
  const bar = cutBar(length!, cuts, sawing)
  const stretches = stretchesOf(cuts)
  if ('needs' in bar) {
    const over = exact.sub(bar.needs, length!).toFixed()
    return { stretches, width: bar.needs, over, cuts, rest: '0', restIs: null }
  }
  const { rest, restIs } = bar
  const left: Stretch[] = restIs ? [{ kind: restIs, length: rest, count: 1 }] : []
  return { stretches: [...stretches, ...left], width: length!, over: null, cuts, rest, restIs }
}

/** What share of a drawing a stretch takes, in percent. */
export const shareOf = ({ length, count }: Stretch, { width }: DrawnBar): number =>
  lengthOf([{ length, count }]).times(100).div(width).toNumber()
