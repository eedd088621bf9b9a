import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../http/client.ts'
import { queryClient } from '../../../providers/queryClient.ts'
import { holdsWords } from '../../model/plain.ts'
import { useRested } from '../../model/rested.ts'
import type { Level, System, Unit } from './address.ts'

const DEBOUNCE_MS = 200

type Query = { system: System; level?: Level; parent?: string; q?: string; code?: string }

async function fetchUnits(query: Query, signal?: AbortSignal): Promise<Unit[]> {
  const said = Object.entries(query).filter(([, value]) => value)
  const { body } = await call<Unit[]>(`administrative-units?${new URLSearchParams(said as [string, string][])}`, {
    signal,
    quiet: true,
  })
  return body
}

const unitKey = (system: System, code: string) => ['units', system, code] as const

/** The unit of a code with those above it. The lists change with releases only, so an answer is kept. */
export function useUnit(system: System, code: string | null): Unit | null {
  const { data } = useQuery({
    queryKey: unitKey(system, code ?? ''),
    queryFn: async ({ signal }) => (await fetchUnits({ system, code: code! }, signal))[0] ?? null,
    enabled: code !== null,
    staleTime: Infinity,
  })
  return data ?? null
}

/** Remembers a unit that was among the choices, so that it is not fetched again. */
export const rememberUnit = (system: System, unit: Unit): void =>
  void queryClient.setQueryData(unitKey(system, unit.code), unit)

/** Units of a level within `parent` that hold the words of `q`; if there are none, those elsewhere. */
async function search(query: Query, signal: AbortSignal): Promise<Unit[]> {
  const found = await fetchUnits(query, signal)
  if (found.length > 0 || !query.parent || !query.q) return found
  return fetchUnits({ ...query, parent: undefined }, signal)
}

export type Choices = { units: Unit[]; loading: boolean; settled: boolean; error: boolean }

const unitsOf = (system: System, level: Level, parent: string | null, q: string) =>
  queryOptions({
    queryKey: ['units', system, level, parent, q],
    queryFn: ({ signal }) => search({ system, level, parent: parent ?? undefined, q }, signal),
    staleTime: Infinity,
    networkMode: 'always',
  })

/** Units of a level that hold the words of `q`, as the list has them. */
export const findUnits = (system: System, level: Level, parent: string | null, q: string): Promise<Unit[]> =>
  queryClient.fetchQuery(unitsOf(system, level, parent, q))

/**
 * The choices of a level while its list is open. Below a province nothing is asked for before there is a word or a
 * parent to go by.
 */
export function useUnits(system: System, level: Level, parent: string | null, typed: string, open: boolean): Choices {
  const q = useRested(typed.trim(), DEBOUNCE_MS)
  const asked = open && (level === 'province' || parent !== null || q !== '')
  const {
    data = [],
    isFetching,
    isPlaceholderData,
    isError,
  } = useQuery({
    ...unitsOf(system, level, parent, q),
    placeholderData: keepPreviousData,
    enabled: asked,
  })
  const waiting = isFetching || q !== typed.trim()
  // Until the answer to the last letter is here, nothing may be chosen that it rules out.
  const fitting =
    waiting || isPlaceholderData
      ? data.filter(({ name, above }) => holdsWords([name, ...above.map((unit) => unit.name)].join(' '), typed))
      : data
  return {
    units: asked ? fitting : [],
    loading: asked && waiting,
    settled: asked && !waiting && !isPlaceholderData,
    error: isError,
  }
}
