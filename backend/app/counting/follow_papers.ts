import { paperKey, usualMark } from '@barem/resources/calc/count-papers'
import { v7 as uuid } from 'uuid'
import type { Writer } from '#app/engine/behaviour'
import type { ValuesOf } from '#app/engine/behaviour_of'
import { mistaken } from '#app/http/api_error'
import { countPapers, type CountPaper } from './count_papers.ts'

type Count = ValuesOf<'stock-counts'>
type Line = Count['papers'][number]

const LONGEST = 255
/** The most papers that a count lists. */
const LISTED = 500

/** What a paper moves, such as `D10: -20`. */
const goodsOf = ({ goods }: CountPaper): string => {
  const text = goods.map(({ name, pieces }) => `${name}: ${Number(pieces)}`).join('; ')
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`
}

/** A paper as a line of the count, with what people have said of it. */
const lineOf = (paper: CountPaper, said: Line | undefined): Line =>
  ({
    id: said?.id ?? uuid(),
    ...{ kind: paper.kind, paper: paper.id, number: paper.number, day: paper.day, isPosted: paper.isPosted },
    goods: goodsOf(paper),
    mark: said?.mark ?? usualMark(paper),
  }) as Line

/**
 * Lists the papers of the goods of a count once it is compared, each with what people have said of it or what is usual;
 * nobody adds one or takes one away. Before that there are none.
 * @throws ApiError where counting was over after now
 */
export async function followPapers(row: Count, { at }: Writer): Promise<void> {
  if (row.isCompared !== true) {
    Object.assign(row, { papers: [], countedAt: null })
    return
  }
  const now = at ?? new Date()
  row.countedAt ??= now.toISOString()
  if (Date.parse(row.countedAt) > now.getTime()) throw mistaken([{ field: 'countedAt', rule: 'future' }])
  const ids = row.lines.flatMap(({ productId }) => (productId ? [productId] : []))
  const found =
    row.warehouseId && row.documentDate && ids.length > 0
      ? await countPapers(row.warehouseId, row.documentDate, ids, row.countedAt)
      : []
  const known = row.papers.filter(({ paper }) => paper)
  const said = new Map(known.map((line) => [paperKey({ kind: String(line.kind), id: line.paper! }), line]))
  const isListed = (paper: CountPaper) => said.has(paperKey(paper))
  // Papers with marks keep them, though many have come since.
  let room = LISTED - found.filter(isListed).length
  const listed = found.filter((paper) => isListed(paper) || room-- > 0)
  row.papers = listed.map((paper) => lineOf(paper, said.get(paperKey(paper))))
}
