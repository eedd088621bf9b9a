import type { Choice } from './model/choice.ts'
import type { FieldSet } from '@barem/resources/kit'
import { createContext, useContext } from 'react'
import type { Shelf } from './goods.ts'
import type { Shelves } from './stock/available.ts'
import type { GridSpec } from './spec.ts'
import type { GridActions } from './useGrid.ts'
import type { HoldKeys } from './useTypeAhead.ts'

/** The data that all cells of a grid share. It changes seldom, so that a keystroke redraws one line. */
export interface GridShared {
  id: string
  spec: GridSpec
  actions: GridActions
  shelf: Shelf
  /** Where the lines take their goods from; null where they take none. */
  shelves: Shelves | null
  /** What the entry shares among its cells. */
  own: unknown
  /** The lines as a resource of their own. */
  lines: FieldSet
  readOnly: boolean
  /** The heading of a line's field. */
  heading: (field: string) => string
  /** The same over its column, where room is scarce. */
  head: (field: string) => string
  choices: (field: string) => readonly Choice[]
  /** Puts the cursor into a cell, now or as soon as it is drawn. */
  focus: (key: string, field: string) => void
  /** While goods are being found. */
  holdKeys: HoldKeys
}

const Shared = createContext<GridShared | null>(null)

export const GridProvider = Shared.Provider
export const useShared = (): GridShared => useContext(Shared)!

/** The key of the line to be added, until it is one. */
export const NEW = 'new'

export const cellId = (grid: string, key: string, field: string) => `${grid}:${key}:${field}`
/** The heads that name a cell. */
export const columnHeadId = (grid: string, field: string) => `${grid}:head:${field}`
export const lineHeadId = (grid: string, key: string) => `${grid}:${key}:head`
