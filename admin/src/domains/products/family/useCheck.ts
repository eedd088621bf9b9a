import type { FamilyInput, FamilyRow } from '@barem/resources/catalogue/family'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../http/client.ts'

export type CheckedRow = FamilyRow & { taken: boolean; alike: string | null }
type Answer = { data: { rows: CheckedRow[]; created: number } }

const REST_MS = 500

/** Sends a family: to be looked at, or to be made. */
export const sendFamily = (body: object, check: boolean, signal?: AbortSignal) =>
  call<Answer>(`products/family${check ? '?check=true' : ''}`, { method: 'POST', body, signal, quiet: check })

/** Products of the same shape and size, by the code that a member of the family would have. */
export type Alike = ReadonlyMap<string, string>

const NONE: Alike = new Map()

/**
 * Codes of a family that products have already, in lower case, undefined until the server has answered for the current
 * input; and the products that are alike but have other codes.
 */
export function useTaken(input: (FamilyInput & { skip: string[] }) | null): {
  taken: ReadonlySet<string> | undefined
  alike: Alike
  error: Error | null
} {
  const now = JSON.stringify(input)
  const [asked, setAsked] = useState(now)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(now), REST_MS)
    return () => clearTimeout(timer)
  }, [now])
  const { data, error } = useQuery({
    queryKey: ['products', 'family', asked],
    queryFn: async ({ signal }) =>
      (await sendFamily({ ...JSON.parse(asked), common: {} }, true, signal)).body.data.rows,
    enabled: asked === now && input !== null,
    staleTime: 10_000,
  })
  const rows = asked === now ? data : undefined
  return {
    taken: rows && new Set(rows.filter((row) => row.taken).map(({ code }) => code.toLowerCase())),
    alike: rows
      ? new Map(rows.flatMap(({ code, taken, alike }) => (alike === null || taken ? [] : [[code, alike] as const])))
      : NONE,
    error,
  }
}
