import { createStore } from '../store.ts'

/** The number of calls under way that the person should see. */
export const pendingCalls = createStore(0)

export const begin = () => pendingCalls.set(pendingCalls.get() + 1)
export const end = () => pendingCalls.set(pendingCalls.get() - 1)
