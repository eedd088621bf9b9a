import type { Ledger } from '../ledgers/ledger.ts'
import type { MenuGroup, MenuPage } from '../menu/outline.ts'

/** Functions of one kind that definitions name, as far as definitions are checked against them. */
export interface NamedFunctions {
  readonly names: readonly string[]
  /** The function of a name, with the fields that it works with; null where none is called so. */
  find: (name: string) => { readonly reads: readonly string[] } | null
}

/** A way to type lines: what it needs of them. */
export interface Grid {
  /** Fields that lines have. */
  fields: readonly string[]
  /** The relation to goods, which has a column; null for lines of anything else. */
  goods: string | null
}

/** What the names of {@link Vocabulary} stand for, as far as definitions are checked against it. */
export interface VocabularyValues {
  areas: readonly number[]
  errors: readonly string[]
  features: readonly string[]
  exceptions: readonly string[]
  papers: readonly string[]
  searchVocabularies: readonly string[]
  ledgers: readonly Ledger[]
  grids: Readonly<Record<string, Grid>>
  menu: readonly (MenuGroup | MenuPage)[]
  progress: readonly string[]
  checks: NamedFunctions
  formulas: NamedFunctions
  /** Of lines, by the fields beside them; of documents, by fields of the document. */
  lineComputations: NamedFunctions
  documentComputations: NamedFunctions
  /** Of these the fields of lines are named by path, such as `lines.productId`. */
  planners: NamedFunctions
  holders: NamedFunctions
}
