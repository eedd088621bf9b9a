import { useSyncExternalStore } from 'react'
import { createStore } from '../../store.ts'

/** The amount of the open form of a document, in dong; null while it is not known. */
const shown = createStore<{ resource: string; amount: string | null } | null>(null)

/** Told by the foot of the form; undefined once the form is closed. */
export const keepAmount = (resource: string, amount: string | null | undefined) =>
  shown.set(amount === undefined ? null : { resource, amount })

const toNobody = () => () => {}

/**
 * The amount of the open form of a resource.
 * @param live whether the component is drawn anew at every change of it, and not only with its other changes
 */
export function useAmount(resource: string, live: boolean): string | null {
  const known = useSyncExternalStore(live ? shown.subscribe : toNobody, shown.get)
  return known?.resource === resource ? known.amount : null
}
