import {
  documentMargin,
  exceptionFacts,
  exceptionReads,
  exceptionsOf,
  type Exception,
} from '@barem/resources/calc/exceptions'
import type { Margin } from '@barem/resources/calc/margin'
import { lineFieldsOf, lineResource, type AnyResource } from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { readFacts } from '#app/engine/facts'
import type { Identity } from '#app/identity/identity'
import { may } from '#app/identity/permissions'

/** What somebody who decides about a document should know, as they may see it. */
export interface Review {
  exceptions: Exception[]
  /** The margin of its goods; null while unknown, and left out for those who may not see costs. */
  margin?: Margin | null
}

/** The lines that the review of a document is about: the first that its definition has. */
const linesOf = (resource: AnyResource, row: Values): Values[] => {
  const [name] = lineFieldsOf(resource)
  return name ? ((row[name] ?? []) as Values[]) : []
}

/** Reviews a row from what its reader sees of it, so that the answer reveals nothing hidden. */
export async function reviewOf(
  engine: Engine,
  seen: AnyResource,
  row: Values,
  identity: Identity,
): Promise<Review | null> {
  const exceptions = seen.exceptions.filter((name) => {
    const { area } = exceptionReads(name)
    return area === undefined || may(identity, area, 'v')
  })
  if (seen.exceptions.length === 0) return null
  const lines = linesOf(seen, row)
  const needed = exceptionFacts(exceptions)
  const document = { row, lines, facts: await readFacts(engine.facts, needed, row, lines)(needed) }
  const margin = documentMargin(document)
  return { exceptions: exceptionsOf(document, exceptions), ...(margin !== undefined && { margin }) }
}

/** Exceptions that some actions of a document warn of, and that its page says, as its reader sees them. */
export async function warningsOf(
  engine: Engine,
  seen: AnyResource,
  row: Values,
  actions: readonly string[],
  identity: Identity,
): Promise<Exception[]> {
  const named = new Set([...seen.told, ...actions.flatMap((name) => seen.states!.actions[name]?.warns ?? [])])
  if (named.size === 0) return []
  const exceptions = seen.exceptions.filter((name) => named.has(name))
  return (await reviewOf(engine, { ...seen, exceptions }, row, identity))?.exceptions ?? []
}

/** A review that was answered before, without what came from fields that its reader may no longer see. */
export function seenReview(seen: AnyResource, review: Review): Review {
  const [name] = lineFieldsOf(seen)
  const lines = name ? lineResource(seen, name).fields : {}
  const isSeen = ({ name: exception }: Exception) => {
    const reads = exceptionReads(exception)
    return reads.fields.every((field) => field in seen.fields) && reads.lines.every((field) => field in lines)
  }
  const { exceptions, margin } = review
  return {
    exceptions: exceptions.filter(isSeen),
    ...('importPrice' in lines && margin !== undefined && { margin }),
  }
}
