import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../http/client.ts'
import { postOnce } from '../../../http/sendOnce.ts'
import type { AnyRow } from '../../../resources/model/columns.ts'

type Made = { id: string | null; code: string | null }

/** The documents that a sale at once makes, without numbers in a preview. Amounts in dong, weights in kg. */
export type Sold = {
  order: { id: string; code: string; version: number }
  issue: Made | null
  invoice: Made & {
    total: string
    discount: string
    shippingFee: string
    vat: string
    tax: string | null
    grandTotal: string
    owed: string
    /** Whether the customer may owe something of it. */
    mayOwe: boolean
  }
  payment: (Made & { amount: string }) | null
  change: string
  lines: {
    orderLineId: string
    quantity: string
    actualWeight: string | null
    amount: string
    isUnweighed: boolean
  }[]
}

/** What is sent of a line besides the line of the order. */
export type Weighed = { actualWeight?: string | null; reason?: string | null }

/** Lines with what was said of them, in the order of those of the order. */
export const saidLines = (row: AnyRow, weighed: readonly (Weighed | undefined)[]) =>
  ((row.lines ?? []) as AnyRow[]).map(({ id }, place) => {
    const { actualWeight, reason } = weighed[place] ?? {}
    return { orderLineId: id, ...(actualWeight && { actualWeight }), ...(reason && { reason }) }
  })

export type Sale = { issue: Record<string, unknown>; payment: Record<string, unknown> | null }

/** Sells an order at once. @throws ApiError, NetworkError */
export const sell = async ({ id, version }: AnyRow, sale: Sale): Promise<Sold> =>
  (await postOnce<Sold>(`sales-orders/${id}/sell`, { version, ...sale })).body

/**
 * What selling would come to; its failure says why it cannot be done.
 * @param enabled whether it is still to be sold
 */
export function usePreview({ id, version }: AnyRow, issue: Sale['issue'], enabled: boolean) {
  return useQuery({
    queryKey: ['sell', id, version, issue],
    queryFn: async ({ signal }) =>
      (
        await call<Sold>(`sales-orders/${id}/sell/preview`, {
          method: 'POST',
          body: { version, issue },
          ...{ signal, quiet: true, mayBeRefused: true },
        })
      ).body,
    placeholderData: keepPreviousData,
    enabled,
    retry: false,
    gcTime: 0,
  })
}
