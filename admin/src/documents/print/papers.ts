import type { PaperName } from '@barem/resources/papers'
import type { ComponentType } from 'react'
import { createSlot } from '../../slot.ts'
import type { PaperProps } from './paperProps.ts'

/** What a domain says of one of its papers. */
export interface PaperFacts {
  /** Columns that people may leave out, by the key of the column and of its word. */
  optional: readonly string[]
  /** Whether it may say what the other party owed before, and owes after. */
  tellsDebt?: boolean
  /** States in which it is valid although the document is not approved; in others it bears a mark. */
  validIn?: readonly string[]
}

/** A paper, and how it is drawn; the type of its row is known to the component alone. */
export interface DrawnPaper extends PaperFacts {
  Paper: ComponentType<PaperProps<never>>
}

/** The papers that domains register, by name; others are printed as their definition says. */
export const papers = createSlot<PaperName, DrawnPaper>('paper')

const plain: PaperFacts = { optional: [] }

/** What is said of a paper, by its domain or of any. */
export const factsOf = (paper: PaperName): PaperFacts => papers.find(paper) ?? plain
