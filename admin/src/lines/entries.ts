import type { LineEntry } from '@barem/resources/kit'
import { createSlot } from '../slot.ts'
import type { EntryModel } from './model/entry.ts'
import type { EntryParts } from './parts.ts'

/** What a domain registers for its way to type lines: what it knows of them, and what it draws. */
export interface Entry {
  model: EntryModel
  parts: EntryParts
}

export const entries = createSlot<LineEntry, Entry>('entry of lines')
