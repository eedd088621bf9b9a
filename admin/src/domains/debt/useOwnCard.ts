import { useQuery } from '@tanstack/react-query'
import { call } from '../../http/client.ts'
import type { Card } from './debt.ts'

/** The card of advances of the signed-in person; undefined while it loads, and where the person has none. */
export const useOwnCard = (enabled = true): Card | undefined =>
  useQuery({
    queryKey: ['debt', 'own'],
    queryFn: async ({ signal }) =>
      (await call<Card>('employee-debts/card?_start=0&_end=1', { signal, quiet: true, mayBeRefused: true })).body,
    retry: false,
    enabled,
  }).data
