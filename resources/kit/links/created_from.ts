import type { LedgerName } from '../vocabulary/names.ts'

/** How lines are made from lines of another document. */
export interface CreatedLines {
  /** The field with the lines of the other document. */
  source: string
  /** The relation of an own line to the line that it is made from. */
  relation: string
  /** Fields of an own line, each with the field that it takes over. */
  copy: Readonly<Record<string, string>>
  /** The ledger that keeps what was done of each line, by the relation's name. */
  progress: LedgerName
  /**
   * Measures of that ledger, each with the field that says how much of it there is in all: the rest is still open. The
   * first is what a line is counted in: it is done once nothing of it is left.
   */
  remaining: Readonly<Record<string, string>>
  /**
   * The ledger that says how much of a line there is, in place of its fields: `remaining` names its measures then. So
   * goods are invoiced up to what was issued of them.
   */
  upTo?: LedgerName
  /**
   * A line is open only while the line that its own relation `by` leads to has more pieces in `of` than in `than`. So
   * goods come back of an issue while its order has some that were issued and are not invoiced.
   */
  whileMore?: { by: string; of: LedgerName; than: LedgerName }
  /**
   * With `upTo`: lines of the other document whose boolean `flag` is set are open up to their own figures, by measure;
   * other measures have none. So services, which no warehouse issues, are invoiced up to what was ordered. Those that
   * are closed are open up to the ledger, as others are.
   */
  upToOwn?: { flag: string; closedBy: string; figures: Readonly<Record<string, string>> }
  /** A boolean of a line of the other document that says that nothing more of it is awaited. */
  closedFlag: string | null
  /** A boolean of a line of the other document: nothing is made of lines that have it, such as services. */
  except?: string
  /** Choices of a line of the other document that it must have: only goods at a provisional price are settled. */
  where?: Readonly<Record<string, readonly string[]>>
  /** Fields of an own line, each with the measure whose open part they begin with. */
  prefill: Readonly<Record<string, string>>
  /**
   * The field by which people pick lines: it begins empty where several are open, and lines that leave it empty are
   * dropped when the document is saved.
   */
  pickedBy?: string
}

/** How lines begin as those of another document, without a link to them: nobody counts what is done of each. */
export interface CopiedLines {
  /** The field with the lines of the other document. */
  source: string
  /** Fields of an own line, each with the field that it takes over, or a text of the row that a relation leads to. */
  copy: Readonly<Record<string, string>>
  /**
   * The own figure that comes to what is still open of the other document by `remaining`: lines that are done already
   * are left out, from the first one on.
   */
  upToRemaining?: string
  /** A field of their lines: lines that have a value there are left out, such as those of goods that have an order. */
  without?: string
  /** An own field that lines have each once, such as the product: figures of lines with one value are added up. */
  oneFor?: string
}

/** Documents that one is made from: what it takes over of them, and what of them is still open. */
export interface CreatedFrom {
  /** The relation that names the other document, or several where no lines are made from it. */
  relation: string
  /** A relation that names further documents of the same kind: what is made from several has lines of all of them. */
  moreRelation?: string
  /** `true`: what is made may stand while its source ends; what they share is guarded elsewhere, as by a ledger. */
  outlivesSource?: boolean
  /**
   * A figure of the other document that says what of it is open where lines do not: nothing is made from it once that
   * is zero.
   */
  remaining?: string
  /** `true`: it goes into one document alone; nothing more is made of it while one that has not ended names it. */
  once?: boolean
  /** With `once`: states of what is made in which it lets others be made, besides those in which it has ended. */
  onceUntil?: readonly string[]
  /** `menu`: it is made seldom, so it stands among the rare actions of the other document unless `next` names it. */
  place?: 'menu'
  /** Choices of the other document that it must have: only orders that go straight to the customer are bought for. */
  where?: Readonly<Record<string, readonly string[]>>
  /** States of the other document in which something is made from it. */
  inStates: readonly string[]
  /** Own fields, each with the field that they take over. */
  copy: Readonly<Record<string, string>>
  /** The field with own lines, and how they are made. */
  lines: Readonly<Record<string, CreatedLines>>
  /** The field with own lines that begin as lines of the other document, and are nobody's afterwards. */
  copiedLines?: Readonly<Record<string, CopiedLines>>
}
