import { farewell, session } from '../session/session.ts'
import { readStored, writeStored } from '../storage.ts'

/** What a person has typed and not saved yet. */
export type Draft = {
  /** The row that the changes were made from; null for a new one. */
  base: Record<string, unknown> | null
  values: Record<string, unknown>
  /** When it was last typed in, as an ISO moment. */
  at: string
}

const ALL = 'barem.draft.'

/** Where a form's draft is kept: one for each person, company, resource and row. */
export function draftKey(resource: string, id: string | undefined): string {
  const who = session.get()
  return `draft.${who?.tenantId}.${who?.userId}.${resource}.${id ?? 'new'}`
}

export const readDraft = (key: string): Draft | null => readStored<Draft>(key)
/** Whether it could be kept: a browser may have no room for it. */
export const writeDraft = (key: string, draft: Draft): boolean => writeStored(key, draft)
export const dropDraft = (key: string): boolean => writeStored(key, null)

/** A session that ran out keeps what was typed for the next sign-in; one that a person ended does not. */
export function forgetDraftsAtSignOut(): void {
  session.subscribe(() => {
    if (session.get() === null && farewell.get() === 'signedOut') forgetAll()
  })
}

function forgetAll() {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(ALL)) localStorage.removeItem(key)
  } catch {
    // Storage that may not be read holds no drafts.
  }
}
