import { type HttpError, useMany } from '@refinedev/core'
import type { FieldSet } from '@barem/resources/kit'
import { call } from '../../http/client.ts'

/** A person's right to approve, for documents whose approver is chosen; `limit` is in dong, null for any amount. */
export type Authority = { may: boolean; limit: string | null }

/**
 * What is said of a document that one is made of: its partner's name, its day, its amount in dong, and what is open of
 * it by each measure, or its open figure by its name.
 */
export type SourceFacts = {
  partner: string | null
  day: string | null
  amount: string | null
  open: Readonly<Record<string, string | null>> | null
}

/** A choice of a relation. */
export type Option = {
  id: string
  code: string | null
  name: string | null
  hint: string | null
  /** Only of rows that have one. */
  englishName?: string | null
  /** Only for documents whose approver is chosen. */
  authority?: Authority
  /** Only of documents that one is made of, for those who may see them. */
  source?: SourceFacts
}

export const optionsKey = (definition: FieldSet, field: string) => ['options', definition.name, field] as const

/** The choices of a relation as a resource of their own, which Refine lists and finds by ids. */
export const optionsOf = (rows: FieldSet, field: string): string =>
  `${'path' in rows ? String(rows.path) : rows.name}/options/${field}`

/** In the background, and whatever the address of the page says. */
export const QUIETLY = { quiet: true, query: {} }

/** Choices of a relation, in Vietnamese order: those that hold the words of `q`, or those with the given ids. */
export async function fetchOptions(
  definition: FieldSet,
  field: string,
  query: Record<string, string> | [string, string][],
  signal?: AbortSignal,
): Promise<Option[]> {
  const { body } = await call<Option[]>(`${optionsOf(definition, field)}?${new URLSearchParams(query)}`, {
    signal,
    quiet: true,
  })
  return body
}

/** The choices with these ids, for showing what is chosen already. */
export function useChosen(definition: FieldSet, field: string, ids: readonly string[]): Option[] | undefined {
  const wanted = [...ids].sort()
  return useMany<Option, HttpError>({
    resource: optionsOf(definition, field),
    ids: wanted,
    errorNotification: false,
    meta: QUIETLY,
    queryOptions: {
      queryKey: [...optionsKey(definition, field), 'ids', ...wanted],
      enabled: wanted.length > 0,
      staleTime: 60_000,
    },
  }).query.data?.data
}
