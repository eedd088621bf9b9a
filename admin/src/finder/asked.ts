import { createStore } from '../store.ts'

/** How often the finder was asked for from elsewhere than its own button. */
export const finderAsked = createStore(0)

export const askFinder = () => finderAsked.set(finderAsked.get() + 1)
