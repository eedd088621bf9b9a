import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../http/client.ts'
import { postOnce } from '../../../http/sendOnce.ts'
import type { Values } from '../../../resources/form/values.ts'
import type { Sold } from '../sell/sell.ts'

type Made = { id: string | null; code: string | null; status: string }

/** The documents of an exchange, without numbers in a preview. Amounts in dong. */
export type Exchanged = {
  return: Made & { totalRefund: string | null; credit: string; paidBack: string }
  order: Made & { grandTotal: string | null }
  /** Below zero where the goods that came back are worth more. */
  difference: string | null
  /** Null for drafts, and where somebody has to approve the return first. */
  sold: Omit<Sold, 'order'> | null
}

export type Exchange = {
  return: Values
  order: Values
  issue: Values
  payment: Values | null
  isDraft: boolean
}

/** Takes goods back and sells others at once. @throws ApiError, NetworkError */
export const exchange = async (body: Exchange): Promise<Exchanged> =>
  (await postOnce<Exchanged>('returns/exchange', body)).body

/**
 * What an exchange would come to; its failure says what is missing.
 * @param body null while nothing is chosen on one of its sides
 */
export function usePreview(body: Exchange | null) {
  return useQuery({
    queryKey: ['exchange', body],
    queryFn: async ({ signal }) =>
      (
        await call<Exchanged>('returns/exchange/preview', {
          method: 'POST',
          body: body!,
          ...{ signal, quiet: true, mayBeRefused: true },
        })
      ).body,
    placeholderData: keepPreviousData,
    enabled: body !== null,
    retry: false,
    gcTime: 0,
  })
}
