import { session } from '../session/session.ts'
import { draftsOf } from '../session/signOut.ts'
import { readStored, storedKeys, writeStored } from '../storage.ts'

/** Input of a person that is not saved yet. */
export type Draft = {
  /** The row that the changes were made from; null for a new one. */
  base: Record<string, unknown> | null
  values: Record<string, unknown>
  /** When it was last typed in, as an ISO moment. */
  at: string
}

/** The key of a form's draft: one for each person, company, resource and row. */
export function draftKey(resource: string, id: string | undefined): string {
  return `${draftsOf(session.get())}${resource}.${id ?? 'new'}`
}

export const readDraft = (key: string): Draft | null => readStored<Draft>(key)
/** Whether it could be kept: a browser may have no room for it. */
export const writeDraft = (key: string, draft: Draft): boolean => writeStored(key, draft)
export const dropDraft = (key: string): boolean => writeStored(key, null)

/** The number of unsaved drafts of the person on this device. */
export const countDrafts = (): number => {
  const own = draftsOf(session.get())
  return storedKeys().filter((key) => key.startsWith(own)).length
}
