import { useQuery } from '@tanstack/react-query'
import { call } from '../../http/client.ts'

type Named = { id: string; name: string }

/** A product in a warehouse. */
export type InWarehouse = { product: Named; warehouse: Named }

/** What a line of an order has reserved. */
export type Reserved = {
  id: string
  order: { id: string; code: string }
  receivingDate: string | null
  pieces: string
}

/** A page of what the server says of stock, with how many rows there are in all. */
export function useStock<Row>(path: string, asked: Readonly<Record<string, string>>, page: number, size: number) {
  return useQuery({
    queryKey: ['stock', path, asked, page],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ _start: String((page - 1) * size), _end: String(page * size) })
      for (const [name, value] of Object.entries(asked)) if (value) query.set(name, value)
      const { body, headers } = await call<Row[]>(`${path}?${query}`, { signal })
      return { rows: body, total: Number(headers.get('X-Total-Count') ?? body.length) }
    },
    placeholderData: (before) => before,
  })
}
