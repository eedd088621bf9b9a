import { useMemo } from 'react'
import { useTranslate } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import type { Kind } from '../../../documents/way/kinds.ts'
import type { Person, Workflow } from '../workflow.ts'
import type { Telling } from './words.ts'

/** The words of a diagram, with the names of all that it names: those stored, and those chosen since. */
export function useTelling(workflow: Workflow, resource: string | null, kind: Kind): Telling {
  const t = useTranslate()
  const client = useQueryClient()
  const { names } = workflow
  return useMemo(() => {
    const stored = [...names.users, ...names.roleGroups, ...names.departments, ...names.rows]
    const known = new Map(stored.map(({ id, name }) => [id, name]))
    const chosen = (id: string) =>
      client
        .getQueriesData<Person[]>({ queryKey: ['workflow-options'] })
        .flatMap(([, rows]) => rows ?? [])
        .find((row) => row.id === id)?.name
    const nameOf = (id: string) => known.get(id) ?? chosen(id) ?? '…'
    const all = { get: nameOf, has: () => true } as unknown as ReadonlyMap<string, string>
    return { t, resource: resource ?? '', facts: kind.facts, names: all, nameOf }
  }, [t, client, names, resource, kind.facts])
}
