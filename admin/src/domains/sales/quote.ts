import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { quotedFields, quotedLineFields } from '@barem/resources/calc/quote/fields'
import type { DiscountResult } from '@barem/resources/calc/discount'
import type { AnyResource } from '@barem/resources/kit'
import type { PriceType } from '@barem/resources/calc/line'
import type { DeliveryFee } from '@barem/resources/calc/shipping'
import { Form, type FormInstance } from 'antd'
import { NO_QUOTE, type Quote } from '../../lines/parts.ts'
import { call } from '../../http/client.ts'
import { useRested } from '../../resources/model/rested.ts'
import { valueIn, type Line } from '../../lines/model/line.ts'
import type { GoodsLine } from '../goods/line.ts'
import type { Offered, Suggested } from '../goods/offered.ts'
import type { PriceReasons } from './pricing/quoted.ts'

/** The suggested price of a line, with its reasons. */
type Explained = Suggested & Pick<PriceReasons, 'reasons' | 'floor' | 'belowMargin'>

export interface QuoteAnswer {
  lines: { suggested: Explained; deliveryFee: string | null }[]
  discount: DiscountResult
  delivery: DeliveryFee | null
}

/** The prices, discount and delivery of an order as it is typed. */
export interface SaleQuote extends Quote {
  /** By product; a product is in one line only. */
  offers: ReadonlyMap<string, Offered & Explained>
  reasons: DiscountResult | null
  delivery: DeliveryFee | null
}

const DEBOUNCE_MS = 400

type Values = Readonly<Record<string, unknown>>
type Question = { header: Values; lines: Values[] }

const NO_LINES: readonly GoodsLine[] = []

/** Works something out of an object once. */
function once<From extends object, To>(work: (from: From) => To): (from: From) => To {
  const known = new WeakMap<From, To>()
  return (from) => {
    if (!known.has(from)) known.set(from, work(from))
    return known.get(from)!
  }
}

/** The order's own fields that a quote needs, without those hidden from the person: the server would refuse them. */
export const headerIn = (seen: AnyResource, values: Values): Values =>
  Object.fromEntries(quotedFields.filter((name) => seen.fields[name]).map((name) => [name, values[name] ?? null]))

/** A line as it is asked about, in JSON. */
const lineAsked = once((line: GoodsLine): string =>
  JSON.stringify({
    ...(line.id && { id: line.id }),
    ...Object.fromEntries(quotedLineFields.map((name) => [name, valueIn(line, name)])),
  }),
)

/** The lines that are asked about. */
export const askedLines = (lines: readonly GoodsLine[]): readonly GoodsLine[] =>
  lines.filter((line) => line.productId && valueIn(line, 'priceType') && !line.unread)

/** The same as a list in JSON. */
const linesAsked = once((lines: readonly GoodsLine[]): string => `[${askedLines(lines).map(lineAsked).join()}]`)

const NOTHING = 'null'

/**
 * The body of the request for a quote, in JSON: `null` while there is nothing to ask. Several components ask at every
 * key, so only what was typed is put together anew.
 */
function questionOf(seen: AnyResource, values: Values): string {
  const lines = linesAsked((values.lines ?? NO_LINES) as readonly GoodsLine[])
  return lines === '[]' ? NOTHING : `{"header":${JSON.stringify(headerIn(seen, values))},"lines":${lines}}`
}

const EMPTY: SaleQuote = { ...NO_QUOTE, offers: new Map(), reasons: null, delivery: null }

/** Suggested prices of the lines whose price type is still the one that was asked for. */
const pricesIn =
  (offers: SaleQuote['offers']) =>
  (lines: readonly Line[]): ReadonlyMap<string, string> =>
    new Map(
      (lines as readonly GoodsLine[]).flatMap((line): [string, string][] => {
        const offer = offers.get(line.productId ?? '')
        return offer?.ok && offer.type === valueIn(line, 'priceType') ? [[line.productId!, offer.price]] : []
      }),
    )

/** Asks the server for the prices, discount and delivery of a document. */
export const askQuote = async ({ name }: AnyResource, body: object, signal: AbortSignal): Promise<QuoteAnswer> =>
  (await call<QuoteAnswer>(`${name}/quote`, { method: 'POST', body, signal, quiet: true })).body

/**
 * The server's prices, discount and delivery for the document as it is typed. Components that ask for the same share
 * one answer.
 * @param quoted the document as the person sees it; null where none are asked for
 */
export function useQuote(form: FormInstance, quoted: AnyResource | null): SaleQuote {
  const question =
    Form.useWatch((values: Values) => (quoted ? questionOf(quoted, values) : NOTHING), { form, preserve: true }) ??
    NOTHING
  const asked = useRested(question, DEBOUNCE_MS)
  const { data, isError, isPlaceholderData, isFetching } = useQuery({
    queryKey: ['quote', quoted?.name, asked],
    queryFn: async ({ signal }) => {
      const { header, lines } = JSON.parse(asked) as Question
      const answer = await askQuote(quoted!, { ...header, lines }, signal)
      const offers = new Map(
        lines.map((line, index): [string, Offered & Explained] => [
          line.productId as string,
          { ...answer.lines[index]!.suggested, type: line.priceType as PriceType },
        ]),
      )
      return {
        offers,
        prices: pricesIn(offers),
        deduction: answer.discount.total,
        reasons: answer.discount,
        delivery: answer.delivery,
      }
    },
    enabled: quoted !== null && asked !== NOTHING,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: 1,
  })
  if (quoted === null || question === NOTHING) return EMPTY
  return {
    ...EMPTY,
    ...data,
    failed: isError,
    pending: isFetching || isPlaceholderData || asked !== question,
  }
}
