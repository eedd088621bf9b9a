import { useQuery } from '@tanstack/react-query'
import { call } from '../../../http/client.ts'

/** A truck that was weighed once. */
export type Ticket = {
  id: string
  version: number
  code: string
  licencePlate: string
  driverName: string | null
  /** kg, as a decimal string. */
  firstWeight: string
  firstAt: string
}

const OPEN = 'weighing-tickets?status=open&_sort=firstAt&_order=asc&_start=0&_end=100'
const RECENT = 'weighing-tickets?_sort=createdAt&_order=desc&_start=0&_end=40'
const REFRESH_MS = 20_000
const PLATES = 8

export const ticketsKey = ['yard']

/** The trucks that were weighed once, the one that waits longest first. */
export const useOpenTickets = () =>
  useQuery({
    queryKey: [...ticketsKey, 'open'],
    queryFn: async ({ signal }) => (await call<Ticket[]>(OPEN, { signal, quiet: true })).body,
    refetchInterval: REFRESH_MS,
  })

export type Truck = Pick<Ticket, 'licencePlate' | 'driverName'>

/** The trucks that came last, each once. */
export const useRecentTrucks = () =>
  useQuery({
    queryKey: [...ticketsKey, 'recent'],
    queryFn: async ({ signal }): Promise<Truck[]> => {
      const { body } = await call<Ticket[]>(RECENT, { signal, quiet: true })
      const found = new Map<string, Truck>()
      for (const truck of body) if (!found.has(truck.licencePlate)) found.set(truck.licencePlate, truck)
      return [...found.values()].slice(0, PLATES)
    },
  })
