import { createStore, useStore } from '../../store.ts'

/** The amount of the open form of a document, in dong; null while it is not known. */
const shown = createStore<{ resource: string; amount: string | null } | null>(null)

/** Told by the foot of the form; undefined once the form is closed. */
export const keepAmount = (resource: string, amount: string | null | undefined) =>
  shown.set(amount === undefined ? null : { resource, amount })

/** The amount of the open form of a resource. */
export function useAmount(resource: string): string | null {
  const known = useStore(shown)
  return known?.resource === resource ? known.amount : null
}
