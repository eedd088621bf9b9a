import type { AnyResource, Field, GridName } from '@barem/resources/kit'
import { createSlot } from '../slot.ts'
import type { LineModel } from './model/entry.ts'
import type { EntryParts } from './parts.ts'

export type Lines = Extract<Field, { type: 'lines' }>

/** What is registered for a way to type lines: what it knows of them, and what it draws. */
export interface Entry {
  /** What it knows of lines with these fields, in this document. */
  modelOf: (lines: Lines, definition: AnyResource) => LineModel
  parts: EntryParts
}

export const entries = createSlot<GridName, Entry>('entry of lines')
