import type { Entry } from '../entries.ts'
import { plainEntry } from './entry.ts'
import { plainParts } from './parts.tsx'

/** The way to type lines that no domain knows more of than their definition says. */
export const plain: Entry = { modelOf: plainEntry, parts: plainParts }
