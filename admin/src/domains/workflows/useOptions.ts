import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../http/client.ts'
import type { Person } from './workflow.ts'

const DEBOUNCE_MS = 300
const FRESH_MS = 60_000

/** Rows of a resource that a draft may name, by what is typed. */
export function useOptions(resource: string, typed: string, enabled: boolean) {
  const [q, setQ] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), typed ? DEBOUNCE_MS : 0)
    return () => clearTimeout(timer)
  }, [typed])
  return useQuery({
    queryKey: ['workflow-options', resource, q],
    queryFn: async ({ signal }) =>
      (await call<Person[]>(`workflows/options/${resource}?q=${encodeURIComponent(q)}`, { signal, quiet: true })).body,
    enabled,
    staleTime: FRESH_MS,
  })
}

/** Rows by their ids, those alone that are not known yet. */
export function useNamed(resource: string, ids: readonly string[]) {
  return useQuery({
    queryKey: ['workflow-options', resource, 'ids', ...ids],
    queryFn: async ({ signal }) =>
      (
        await call<Person[]>(`workflows/options/${resource}?${ids.map((id) => `id=${id}`).join('&')}`, {
          signal,
          quiet: true,
        })
      ).body,
    enabled: ids.length > 0,
    staleTime: FRESH_MS,
  })
}
