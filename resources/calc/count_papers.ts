import type { Measured } from './cost.ts'
import { exact } from './exact.ts'
import { partOf } from './part_of.ts'

export type PaperMark = 'moved' | 'notYet'

/** What a paper brings to a warehouse of one product, below zero what it takes. */
export interface PaperGoods {
  productId: string
  pieces: string
  /** kg on the scale; null where nobody weighed them. */
  actualKg: string | null
}

/** A paper by which goods of a count come or go. */
export interface MovingPaper {
  kind: string
  id: string
  /** Whether it stands in the books. */
  isPosted: boolean
  /** Whether it was written, or posted, after counting was over. */
  isLater: boolean
  goods: readonly PaperGoods[]
}

/**
 * What nobody has to say of a paper: what was posted before counting was over has moved, and what came after it has
 * not. Null for a paper of before that is not posted: only people know whether its goods have moved.
 */
export const usualMark = ({ isPosted, isLater }: Pick<MovingPaper, 'isPosted' | 'isLater'>): PaperMark | null =>
  isLater ? 'notYet' : isPosted ? 'moved' : null

/** How often the books lack goods of a paper: once where they moved and it is not posted, -1 the other way round. */
function signOf({ isPosted }: MovingPaper, mark: PaperMark | null): 1 | 0 | -1 {
  if (isPosted) return mark === 'notYet' ? -1 : 0
  return mark === 'moved' ? 1 : 0
}

const NOTHING: Measured = { pieces: '0', actualKg: '0', baremKg: '0' }

/** Goods with those of a paper, or without them. */
function withGoods(now: Measured, { pieces, actualKg }: PaperGoods, kg: string, sign: 1 | -1): Measured {
  return {
    pieces: exact.mul(pieces, sign).plus(now.pieces).toFixed(),
    actualKg: exact
      .mul(actualKg ?? kg, sign)
      .plus(now.actualKg)
      .toFixed(),
    baremKg: now.baremKg,
  }
}

/** kg that pieces of a paper have as a share of goods, below zero where it takes them. */
const shareIn = (goods: Measured, pieces: string): string => {
  const size = exact.sub(pieces, 0)
  return exact.mul(partOf(goods, size.abs().toFixed()).actualKg, size.isNegative() ? -1 : 1).toFixed()
}

/**
 * What has to lie in a warehouse: what its books have, with the goods of papers that have moved and are not posted, and
 * without those that are posted and have not moved. What nobody weighed has its share of the kg that are there by all
 * other papers, so that it stays the same whatever is posted later.
 * @param booked by product
 * @param marks of papers, by {@link paperKey}; others have their usual one
 */
export function expectedGoods(
  booked: ReadonlyMap<string, Measured>,
  papers: readonly MovingPaper[],
  marks: ReadonlyMap<string, PaperMark | null>,
): Map<string, Measured> {
  const moving = papers.flatMap((paper) => {
    const sign = signOf(paper, marks.get(paperKey(paper)) ?? usualMark(paper))
    return sign === 0 ? [] : paper.goods.map((goods) => ({ goods, sign }))
  })
  const isWeighed = ({ goods }: { goods: PaperGoods }) => goods.actualKg !== null
  const expected = new Map(booked)
  const add = (all: typeof moving, shared: ReadonlyMap<string, Measured>) => {
    for (const { goods, sign } of all) {
      const { productId, pieces } = goods
      const kg = shareIn(shared.get(productId) ?? NOTHING, pieces)
      expected.set(productId, withGoods(expected.get(productId) ?? NOTHING, goods, kg, sign))
    }
  }
  add(moving.filter(isWeighed), booked)
  add(
    moving.filter((one) => !isWeighed(one)),
    new Map(expected),
  )
  return expected
}

/** How a paper is told from others. */
export const paperKey = ({ kind, id }: Pick<MovingPaper, 'kind' | 'id'>): string => `${kind} ${id}`
