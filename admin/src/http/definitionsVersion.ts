import { createStore } from '../store.ts'

/** The newest version of the company's own definitions that an answer was made from; 0 where it has none. */
export const definitionsVersion = createStore(0)

/** Takes note of the version that an answer tells. */
export function noteDefinitions(told: unknown): void {
  const version = Number(told)
  if (Number.isSafeInteger(version) && version > definitionsVersion.get()) definitionsVersion.set(version)
}
