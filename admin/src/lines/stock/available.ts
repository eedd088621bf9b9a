import { areas } from '@barem/resources/areas'
import { type AnyResource, countField, type Field, linesNamed } from '@barem/resources/kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Form, type FormInstance } from 'antd'
import { call } from '../../http/client.ts'
import { mayAct } from '../../session/permissions.ts'
import { useSession } from '../../session/session.ts'
import { subjectField } from '../shown/columns.ts'
import { type Line, valueIn } from '../model/line.ts'

/** Goods in one warehouse, in pieces. */
export interface Available {
  warehouse: { id: string; code: string; name: string }
  /** Whether the warehouse is for sale; goods of others are not offered by themselves. */
  isForSale: boolean
  onHand: string
  /** What others have reserved. */
  reserved: string
  available: string
}

interface Stock {
  /** Id of the product. */
  id: string
  places: Available[]
}

/** What the lines of a document take their goods from. */
export interface Shelves {
  /** The fields of a line that name its goods, and count them. */
  product: string
  count: string
  /** The warehouse that the document names. */
  place: string | null
  /** By product, the warehouse with the most first; undefined until it is known. */
  places: ReadonlyMap<string, readonly Available[]> | undefined
}

type LinesField = Extract<Field, { type: 'lines' }>

const FRESH_MS = 15_000

/** The most products that one address names. */
const AT_ONCE = 100

/** Asks for products, each with the lines of orders whose reservations of it are not those of others. */
async function fetchStock(wanted: ReadonlyMap<string, readonly string[]>, signal: AbortSignal): Promise<Stock[]> {
  const ids = [...wanted.keys()]
  const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, part) =>
    ids.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  )
  const answers = await Promise.all(
    parts.map((some) => {
      const asked = new URLSearchParams({ productIds: some.join(',') })
      const own = some.flatMap((id) => wanted.get(id)!)
      if (own.length > 0) asked.set('orderLineIds', own.join(','))
      return call<Stock[]>(`inventory/available?${asked}`, { signal, quiet: true })
    }),
  )
  return answers.flatMap(({ body }) => body)
}

/**
 * Goods by warehouse; undefined until they are known, and where nothing is asked.
 * @param wanted products by id, each with the lines of orders that may take what they have reserved of it
 */
export function useAvailable(
  wanted: ReadonlyMap<string, readonly string[]>,
  isAsked: boolean,
): ReadonlyMap<string, readonly Available[]> | undefined {
  const { data } = useQuery({
    queryKey: ['available', [...wanted].map(([id, own]) => [id, [...own].sort()].flat()).sort()],
    queryFn: async ({ signal }) => new Map((await fetchStock(wanted, signal)).map(({ id, places }) => [id, places])),
    enabled: isAsked && wanted.size > 0,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  })
  return data
}

/** Whether this person sees what is on hand. */
export const useSeesStock = (): boolean => mayAct(useSession(), areas.inventory, 'v')

const NONE: readonly Line[] = []

/** Where the lines of a document take their goods from; null where they take none, and for those who may not see it. */
export function useShelves(
  definition: AnyResource,
  name: string,
  form: FormInstance,
  lines: readonly Line[],
): Shelves | null {
  const { fields, stockFrom } = definition.fields[name] as LinesField
  const isShown = useSeesStock() && stockFrom !== null
  const product = subjectField(fields) ?? ''
  const taking = isShown ? lines : NONE
  /** The fields of lines that say which line of an order has reserved the goods. */
  const sources = Object.keys(fields).filter((field) => {
    const { type, to } = fields[field] as { type: string; to?: string }
    return type === 'belongsTo' && linesNamed(to!) !== null
  })
  const wanted = new Map<string, string[]>()
  for (const line of taking) {
    const id = valueIn(line, product)
    if (id === null) continue
    wanted.set(id, [...(wanted.get(id) ?? []), ...sources.flatMap((field) => valueIn(line, field) ?? [])])
  }
  const places = useAvailable(wanted, isShown)
  const chosen = (values: Readonly<Record<string, unknown>>) =>
    stockFrom === null ? null : (values[stockFrom] ?? null)
  const place = (Form.useWatch(chosen, { form, preserve: true }) as string | null | undefined) ?? null
  const count = countField({ fields })
  return isShown && count !== null ? { product, count, place, places } : null
}
