import { lineFieldsOf, type AnyResource } from '@barem/resources/kit'
import { reviewOf, type Review } from '#app/documents/review'
import type { Values } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import type { Identity } from '#app/identity/identity'
import { readRow } from '#app/resources/http/save_changes'
import type { InboxTask } from './inbox.ts'

/** A review for a list, where the lines themselves are not at hand. */
export interface ListedReview extends Review {
  /** What the lines with something unusual are called, by their ids. */
  names: Readonly<Record<string, string>>
}

const nameOf = ({ productName, product }: Values): string =>
  String(productName ?? (product as { name?: string } | null)?.name ?? '')

/** What the goods of exceptions are called: those of the first lines that the document has. */
function namesIn(seen: AnyResource, row: Values, { exceptions }: Review): ListedReview['names'] {
  const [field] = lineFieldsOf(seen)
  const about = new Set(exceptions.flatMap(({ lines }) => lines))
  const lines = ((field && row[field]) ?? []) as Values[]
  return Object.fromEntries(
    lines.filter(({ id }) => about.has(String(id))).map((line) => [String(line.id), nameOf(line)]),
  )
}

/**
 * What is unusual about documents that wait, as their reader sees them; null for kinds that say nothing of it.
 * @param kinds the documents as the reader sees them
 */
export async function withReviews(
  engine: Engine,
  tasks: readonly InboxTask[],
  kinds: readonly AnyResource[],
  identity: Identity,
): Promise<(InboxTask & { review: ListedReview | null })[]> {
  const reviewed = []
  for (const task of tasks) {
    const seen = kinds.find(({ name }) => name === task.resource)!
    if (seen.exceptions.length === 0) {
      reviewed.push({ ...task, review: null })
      continue
    }
    const row = JSON.parse((await readRow(engine, seen, task.recordId)).row) as Values
    const review = await reviewOf(engine, seen, row, identity)
    reviewed.push({ ...task, review: review && { ...review, names: namesIn(seen, row, review) } })
  }
  return reviewed
}
