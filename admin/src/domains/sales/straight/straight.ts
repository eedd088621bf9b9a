import { useQuery } from '@tanstack/react-query'
import { call } from '../../../http/client.ts'
import { postOnce } from '../../../http/sendOnce.ts'
import type { Values } from '../../../resources/form/values.ts'

/** A line of an order that may go straight; pieces and kg as decimal texts. */
export type OpenLine = {
  orderLineId: string
  productName: string | null
  unit: string | null
  weightMode: string | null
  pieces: string
  baremKg: string | null
  /** Whether the contract still buys some. */
  isBought: boolean
}

/** What of an order may go straight to its customer, and the contract that buys it. */
export type Open = {
  order: { id: string; code: string; version: number; customer: string }
  contract: { id: string; code: string | null; warehouseId: string | null; isReady: boolean } | null
  /** Receipts whose goods have not all left. */
  receipts: { id: string; code: string; pieces: string }[]
  lines: OpenLine[]
}

type Made = { id: string; code: string | null }
export type Delivered = { order: Made; receipt: Made; issue: Made }

/** What is said of a line, in the order of the open lines. */
export type Said = Partial<Record<'quantity' | 'declaredWeight' | 'actualWeight' | 'reason', string | null>>

export const useOpen = (id: string) =>
  useQuery({
    queryKey: ['straight', id],
    queryFn: async ({ signal }) => (await call<Open>(`sales-orders/${id}/straight`, { signal })).body,
    retry: false,
    gcTime: 0,
  })

/** The places of lines of which some go. */
export const going = (lines: readonly OpenLine[], said: readonly (Said | undefined)[]): number[] =>
  lines.flatMap(({ isBought }, place) => (isBought && Number(said[place]?.quantity ?? 0) > 0 ? [place] : []))

/** Posts the receipt and the issue. @throws ApiError, NetworkError */
export const deliver = async ({ id, version }: Open['order'], body: Values): Promise<Delivered> =>
  (await postOnce<Delivered>(`sales-orders/${id}/straight`, { version, ...body })).body
