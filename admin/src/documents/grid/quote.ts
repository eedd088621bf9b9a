import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { quotedFields, quotedLineFields } from '@barem/resources/calc/quote/fields'
import type { DiscountResult } from '@barem/resources/calc/discount'
import type { AnyResource } from '@barem/resources/kit'
import type { PriceType } from '@barem/resources/calc/line'
import type { DeliveryFee } from '@barem/resources/calc/shipping'
import { Form, type FormInstance } from 'antd'
import { call } from '../../http/client.ts'
import { useRested } from '../../resources/model/rested.ts'
import type { PriceReasons } from '../pricing/quoted.ts'
import { valueIn, type Line } from './model/line.ts'

/** The suggested price of a line, or why there is none. */
export type Suggested = (
  { ok: true; price: string; rule: { code: string; name: string } | null } | { ok: false; reason: string }
) &
  Pick<PriceReasons, 'reasons' | 'floor' | 'belowMargin'>

/** A suggestion with its price type. */
export type Offered = Suggested & { type: PriceType }

export interface QuoteAnswer {
  lines: { suggested: Suggested; deliveryFee: string | null }[]
  discount: DiscountResult
  delivery: DeliveryFee | null
}

export interface Quote {
  /** By product; a product is in one line only. */
  suggested: ReadonlyMap<string, Offered>
  discount: DiscountResult | null
  delivery: DeliveryFee | null
  /** Whether the prices could not be fetched. */
  failed: boolean
  /** The answer is for an earlier state of the lines. */
  pending: boolean
}

const DEBOUNCE_MS = 400

type Values = Readonly<Record<string, unknown>>

/** The order's own fields that a quote needs, without those hidden from the person: the server would refuse them. */
export const headerIn = (seen: AnyResource, values: Values): Values =>
  Object.fromEntries(quotedFields.filter((name) => seen.fields[name]).map((name) => [name, values[name] ?? null]))

/** The body of the request for a quote; null while there is nothing to ask. */
function questionOf(seen: AnyResource, values: Values): { header: Values; lines: Values[] } | null {
  const lines = ((values.lines ?? []) as Line[]).filter(
    (line) => line.productId && valueIn(line, 'priceType') && !line.unread,
  )
  if (lines.length === 0) return null
  return {
    header: headerIn(seen, values),
    lines: lines.map((line) => ({
      ...(line.id && { id: line.id }),
      ...Object.fromEntries(quotedLineFields.map((name) => [name, valueIn(line, name)])),
    })),
  }
}

const EMPTY: Quote = { suggested: new Map(), discount: null, delivery: null, failed: false, pending: false }

/** Asks the server for the prices, discount and delivery of a document. */
export const askQuote = async ({ name }: AnyResource, body: object, signal: AbortSignal): Promise<QuoteAnswer> =>
  (await call<QuoteAnswer>(`${name}/quote`, { method: 'POST', body, signal, quiet: true })).body

/**
 * The server's prices, discount and delivery for the document as it is typed. Components that ask for the same share
 * one answer.
 * @param quoted the document as the person sees it; null where none are asked for
 */
export function useQuote(form: FormInstance, quoted: AnyResource | null): Quote {
  const question =
    Form.useWatch((values: Values) => quoted && questionOf(quoted, values), { form, preserve: true }) ?? null
  const asked = useRested(JSON.stringify(question), DEBOUNCE_MS)
  const { data, isError, isPlaceholderData, isFetching } = useQuery({
    queryKey: ['quote', quoted?.name, asked],
    queryFn: async ({ signal }) => {
      const { header, lines } = JSON.parse(asked) as NonNullable<typeof question>
      const answer = await askQuote(quoted!, { ...header, lines }, signal)
      const suggested = new Map(
        lines.map((line, index): [string, Offered] => [
          line.productId as string,
          { ...answer.lines[index]!.suggested, type: line.priceType as PriceType },
        ]),
      )
      return { suggested, discount: answer.discount, delivery: answer.delivery }
    },
    enabled: quoted !== null && asked !== 'null',
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: 1,
  })
  if (quoted === null || question === null) return EMPTY
  return {
    ...EMPTY,
    ...data,
    failed: isError,
    pending: isFetching || isPlaceholderData || asked !== JSON.stringify(question),
  }
}
