import { createStore } from '../store.ts'

/** The number of calls under way that the person should see. */
export const pendingCalls = createStore(0)

/** Counts `work` in until it settles. */
export async function shown<T>(work: Promise<T>): Promise<T> {
  pendingCalls.set(pendingCalls.get() + 1)
  try {
    return await work
  } finally {
    pendingCalls.set(pendingCalls.get() - 1)
  }
}
