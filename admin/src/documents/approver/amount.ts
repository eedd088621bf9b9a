import { createStore, useStore } from '../../store.ts'

/** What the open form of a document comes to, in dong; null while nobody knows. */
const shown = createStore<{ resource: string; amount: string | null } | null>(null)

/** Told by the foot of the form; undefined once the form is closed. */
export const keepAmount = (resource: string, amount: string | null | undefined) =>
  shown.set(amount === undefined ? null : { resource, amount })

/** What the open form of a resource comes to. */
export function useAmount(resource: string): string | null {
  const known = useStore(shown)
  return known?.resource === resource ? known.amount : null
}
