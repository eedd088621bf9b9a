import { useQuery } from '@tanstack/react-query'
import { type Address, type AnyResource, lineFieldsOf } from '@barem/resources/kit'
import { call } from '../../http/client.ts'
import { linesOfWhich } from '../from/made.ts'
import type { AnyRow } from '../../resources/model/columns.ts'
import { useFileUrl } from '../../resources/files/useFileUrl.ts'
import { useAllowed } from '../../session/useAllowed.ts'
import type { AreaCode } from '@barem/resources/areas'

/** The company's data for the head of a paper. */
export interface LetterheadData {
  name: string
  shortName: string | null
  taxCode: string | null
  phone: string | null
  address: Address | null
  bankAccountName: string | null
  bankAccountNumber: string | null
  bankName: string | null
  bankBranch: string | null
  logo: string | null
}

/** A customer or supplier as a paper names them. */
export interface Party {
  name: string
  taxCode?: string | null
  phone?: string | null
  companyAddress?: Address | null
  address?: Address | null
  accountHolderName?: string | null
  bankAccountNumber?: string | null
  bankName?: string | null
  bankBranch?: string | null
}

/** A document as it is now: what is printed is never what was fetched a while ago. */
export function useDocument<Row>(definition: AnyResource, id: string) {
  return useQuery({
    queryKey: ['print', definition.name, id],
    queryFn: async ({ signal }) => {
      const { body } = await call<AnyRow>(`${definition.name}/${id}`, { signal, mayBeRefused: true })
      const lines = lineFieldsOf(definition).map((name) => [name, linesOfWhich(definition, name, body)])
      return { ...body, ...Object.fromEntries(lines) } as Row
    },
    gcTime: 0,
    retry: false,
  })
}

/**
 * The company's letterhead with the address of its logo; `company` is null until both are loaded, so that no paper is
 * printed without its head.
 */
export function useLetterhead() {
  const { data, error, refetch } = useQuery({
    queryKey: ['letterhead'],
    queryFn: async ({ signal }) => (await call<{ data: LetterheadData }>('tenant/letterhead', { signal })).body.data,
  })
  const { url, failed } = useFileUrl(data?.logo, 'whole')
  const company = data && (!data.logo || url || failed) ? { ...data, logoUrl: url } : null
  return { company, error, refetch }
}

/** More data of the other party, for people who may view such partners; others get the document's own words. */
export function useParty(
  resource: 'customers' | 'suppliers',
  area: AreaCode,
  id: string | undefined,
): { party: Party | null; pending: boolean } {
  const allowed = useAllowed(area, 'v')
  const enabled = allowed && id !== undefined
  const { data, isLoading } = useQuery({
    queryKey: ['print', resource, id],
    queryFn: async ({ signal }) => (await call<Party>(`${resource}/${id}`, { signal, quiet: true })).body,
    enabled,
    gcTime: 0,
    retry: false,
  })
  return { party: data ?? null, pending: enabled && isLoading }
}

/** Rows of a list by its address, for people who may view them; others get none. */
export function useBeside(area: AreaCode, list: string | null): { rows: readonly AnyRow[]; pending: boolean } {
  const allowed = useAllowed(area, 'v')
  const enabled = allowed && list !== null
  const { data, isLoading } = useQuery({
    queryKey: ['print', list],
    queryFn: async ({ signal }) => (await call<AnyRow[]>(list!, { signal, quiet: true })).body,
    enabled,
    gcTime: 0,
    retry: false,
  })
  return { rows: data ?? [], pending: enabled && isLoading }
}
