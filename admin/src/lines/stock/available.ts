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
  productId: string
  warehouse: { id: string; code: string; name: string }
  onHand: string
  /** What others have reserved. */
  reserved: string
  available: string
}

/** What the lines of a document take their goods from. */
export interface Shelves {
  /** The fields of a line that name its goods, and count them. */
  product: string
  count: string
  /** The warehouse that the document names. */
  warehouseId: string | null
  /** By product, the warehouse with the most first; undefined until it is known. */
  places: ReadonlyMap<string, readonly Available[]> | undefined
}

type LinesField = Extract<Field, { type: 'lines' }>

const FRESH_MS = 15_000

/** The goods of these products by warehouse; undefined until they are known, and where nothing is asked. */
export function useAvailable(
  productIds: readonly string[],
  orderLineIds: readonly string[],
  isAsked: boolean,
): ReadonlyMap<string, readonly Available[]> | undefined {
  const [products, own] = [[...new Set(productIds)].sort(), [...new Set(orderLineIds)].sort()]
  const { data } = useQuery({
    queryKey: ['available', products, own],
    queryFn: async ({ signal }) => {
      const asked = new URLSearchParams({ productIds: products.join(','), orderLineIds: own.join(',') })
      const { body } = await call<Available[]>(`inventory/available?${asked}`, { signal, quiet: true })
      return new Map(products.map((id) => [id, body.filter(({ productId }) => productId === id)]))
    },
    enabled: isAsked && products.length > 0,
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
  const { fields, takenFrom } = definition.fields[name] as LinesField
  const isShown = useSeesStock() && takenFrom !== null
  const product = subjectField(fields) ?? ''
  const taking = isShown ? lines : NONE
  /** The fields of lines that say which line of an order has reserved the goods. */
  const sources = Object.keys(fields).filter((field) => {
    const { type, to } = fields[field] as { type: string; to?: string }
    return type === 'belongsTo' && linesNamed(to!) !== null
  })
  const idsIn = (field: string) => taking.flatMap((line) => valueIn(line, field) ?? [])
  const places = useAvailable(idsIn(product), [...sources.flatMap(idsIn), ...idsIn('id')], isShown)
  const chosen = (values: Readonly<Record<string, unknown>>) =>
    takenFrom === null ? null : (values[takenFrom] ?? null)
  const warehouseId = (Form.useWatch(chosen, { form, preserve: true }) as string | null | undefined) ?? null
  const count = countField({ fields })
  return isShown && count !== null ? { product, count, warehouseId, places } : null
}
