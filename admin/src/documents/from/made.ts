import { type AnyResource, type Field, type CreatedFrom, relationKey } from '@barem/resources/kit'
import { useQueries } from '@tanstack/react-query'
import { call } from '../../http/client.ts'
import type { Values } from '../../resources/form/values.ts'
import type { AnyRow, Embedded } from '../../resources/model/columns.ts'
import { definitionOf } from '../../resources/model/registry.ts'

/** A line that is made from another document's line, with what of that is still open by each measure. */
export type MadeLine = Values & { open: Readonly<Record<string, string | null>> }

/** What a document is made from another one. */
export interface Made {
  /** What people call the other document. */
  name: string
  values: Values
  lines: Readonly<Record<string, readonly MadeLine[]>>
}

/** The query for what a document is made from the one with this id. */
export const madeQuery = ({ path }: AnyResource, { relation }: CreatedFrom, id: string) => ({
  queryKey: ['made-from', path, relation, id],
  queryFn: async ({ signal }: { signal?: AbortSignal }) =>
    (await call<Made>(`${path}/from/${relation}/${id}`, { signal, quiet: true, mayBeRefused: true })).body,
  staleTime: 10_000,
  retry: false,
})

/** The documents that the values of a form are made from: the first one, and others of its kind. */
export function namedIn({ relation, moreRelation }: CreatedFrom, values: Values): string[] {
  const others = moreRelation ? ((values[moreRelation] ?? []) as readonly string[]) : []
  return [...new Set([values[relation], ...others].flat())].filter((id) => typeof id === 'string')
}

/** What a document is made from those with these ids, as far as it is known. */
export const useMade = (definition: AnyResource, from: CreatedFrom | undefined, ids: readonly string[]): Made[] =>
  useQueries({
    queries: from ? ids.map((id) => madeQuery(definition, from, id)) : [],
    combine: (found) => found.flatMap(({ data }) => data ?? []),
  })

/** The relations of a line to the lines that it may be made from, with how, by the field with the lines. */
export const sourcesOf = ({ createdFrom }: AnyResource, lines: string) =>
  createdFrom.flatMap((one) => (one.lines[lines] ? [{ from: one, by: one.lines[lines].relation }] : []))

/** The document that one is made from. */
export const sourceOf = ({ fields }: AnyResource, { relation }: CreatedFrom): AnyResource | undefined =>
  definitionOf((fields[relation] as Extract<Field, { type: 'belongsTo' }>).to)

/** A line of a document that is made from several, with the number of the one that it is of. */
export type LineOfWhich = AnyRow & { sourceCode?: string }

type LineOf = { ownerId?: string } | null | undefined

/** The lines of a document; where it is made from several, each with the number of the one that it is of. */
export function linesOfWhich(definition: AnyResource, name: string, row: AnyRow): readonly LineOfWhich[] {
  const lines = (row[name] ?? []) as readonly AnyRow[]
  for (const { relation, moreRelation, lines: made } of definition.createdFrom) {
    const others = moreRelation ? ((row[`${relationKey(moreRelation)}s`] ?? []) as Embedded[]) : []
    const first = row[relationKey(relation)] as Embedded | null | undefined
    const line = made[name]?.relation
    if (!line || !first || others.length === 0) continue
    const codes = new Map([first, ...others].map(({ id, code }) => [id, code ?? undefined]))
    return lines.map((one) => ({ ...one, sourceCode: codes.get((one[relationKey(line)] as LineOf)?.ownerId ?? '') }))
  }
  return lines
}
