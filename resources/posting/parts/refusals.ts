import type { PlannedEntry, Posting, PostingRefusal, Row } from '../planner.ts'

/**
 * Why a document cannot be posted.
 * @param line null where it is about the document as a whole
 * @param field of the line or of the document, where the refusal is shown
 * @param meta figures that the message names
 * @param texts what it names that is no figure, such as a tax code
 */
export const refusal = (
  line: Row | null,
  field: string,
  rule: string,
  meta: PostingRefusal['meta'] = {},
  texts?: PostingRefusal['texts'],
): PostingRefusal => ({
  ...{ code: 'COM_ERR_001', line: line && String(line.id), field, rule, keys: {}, meta },
  ...(texts && { texts }),
})

/** A refusal, or nothing where its condition does not hold: `isClosed && refusal(...)`. */
export type MayRefuse = PostingRefusal | false | null | undefined | '' | readonly MayRefuse[]

const isList = (one: MayRefuse): one is readonly MayRefuse[] => Array.isArray(one)

/** All refusals among these, in their order. */
export const refusals = (...all: readonly MayRefuse[]): PostingRefusal[] =>
  all.flatMap((one) => (isList(one) ? refusals(...one) : one ? [one] : []))

/** Posts unless something is refused. */
export const unless = (refused: readonly PostingRefusal[], post: () => Posting): Posting =>
  refused.length > 0 ? { refusals: refused } : post()

/** A posting with more entries after its own, unless it is refused. */
export const also = (posting: Posting, more: (own: readonly PlannedEntry[]) => readonly PlannedEntry[]): Posting =>
  'refusals' in posting ? posting : { ...posting, entries: [...posting.entries, ...more(posting.entries)] }

/** What is refused of a posting. */
export const refusedOf = (posting: Posting): readonly PostingRefusal[] =>
  'refusals' in posting ? posting.refusals : []
