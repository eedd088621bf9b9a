import type { Vocabulary } from './vocabulary.ts'

/** The number of an area of permissions. */
export type AreaCode = Vocabulary['area']
/** What a person may do in an area. */
export type Level = Vocabulary['level']
export type ErrorCode = Vocabulary['error']
/** An optional feature of a company. */
export type Feature = Vocabulary['feature']
export type MenuGroupName = Vocabulary['menuGroup']
/** A paper that documents are printed as. */
export type PaperName = Vocabulary['paper']
/** A way to read searches. */
export type SearchVocabulary = Vocabulary['searchVocabulary']
/** A way to type lines. */
export type GridName = Vocabulary['grid']
/** A rule between fields of a row. */
export type CheckName = Vocabulary['check']
export type ExceptionName = Vocabulary['exception']
export type FormulaName = Vocabulary['formula']
export type LineComputationName = Vocabulary['lineComputation']
export type DocumentComputationName = Vocabulary['documentComputation']
/** How far a document is. */
export type ProgressName = Vocabulary['progress']
export type PlannerName = Vocabulary['planner']
export type HolderName = Vocabulary['holder']
export type LedgerName = Vocabulary['ledger']
