import type { Entry } from '../lines/entries.ts'
import { purchaseEntry } from './purchasing/entry.ts'
import { purchaseParts } from './purchasing/parts.tsx'
import { saleEntry } from './sales/entry.ts'
import { saleParts } from './sales/parts.tsx'

// How lines are typed. One file, since a screen loads all of them.
export const sale: Entry = { modelOf: () => saleEntry, parts: saleParts }
export const purchase: Entry = { modelOf: () => purchaseEntry, parts: purchaseParts }
