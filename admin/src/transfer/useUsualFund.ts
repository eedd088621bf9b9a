import { areas } from '@barem/resources/areas'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { FormInstance } from 'antd'
import { useEffect } from 'react'
import { call } from '../http/client.ts'
import { queryClient } from '../providers/queryClient.ts'
import { mayAct } from '../session/permissions.ts'
import { session } from '../session/session.ts'
import { useAllowed } from '../session/useAllowed.ts'
import { lastFund } from './fund.ts'

type Fund = { id: string; kind: string }

/** The fund that money goes to where nobody says another: the last one of this device while it is used, else cash. */
export const usualOf = (funds: readonly Fund[], last: string | null): string | null =>
  funds.find(({ id }) => id === last)?.id ?? funds.find(({ kind }) => kind === 'cash')?.id ?? null

const fundsQuery = queryOptions({
  queryKey: ['funds', 'usual'],
  queryFn: async ({ signal }) =>
    (await call<Fund[]>('funds?status=active&_sort=code&_end=100', { signal, quiet: true })).body,
  retry: false,
  staleTime: 60_000,
})

/** The usual fund of the form of a payment, as values that it begins with. */
export async function usualFund(): Promise<{ fundId: string | null }> {
  const last = lastFund()
  if (!mayAct(session.get(), areas.paymentMethod, 'v')) return { fundId: last }
  return { fundId: usualOf(await queryClient.ensureQueryData(fundsQuery), last) }
}

/**
 * Presets the fund of a form, `fundId`, until somebody chooses one; of people who may not see funds the last one stays.
 * @param enabled whether the form receives money
 */
export function useUsualFund(form: FormInstance, enabled: boolean): void {
  const sees = useAllowed(areas.paymentMethod, 'v')
  const { data } = useQuery({ ...fundsQuery, enabled: enabled && sees })
  useEffect(() => {
    if (data && !form.isFieldTouched('fundId')) form.setFieldValue('fundId', usualOf(data, lastFund()))
  }, [data, form])
}
