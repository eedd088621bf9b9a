import { areas, type AreaCode, type Level } from './areas.ts'
import { checks, type CheckName } from './calc/checks.ts'
import { exceptionNames, type ExceptionName } from './calc/exceptions.ts'
import { formulas, type FormulaName } from './calc/formulas.ts'
import { progresses, type ProgressName } from './calc/progress.ts'
import {
  documentComputations,
  lineComputations,
  type DocumentComputationName,
  type LineComputationName,
} from './calc/settle/index.ts'
import { errors, type ErrorCode } from './errors.ts'
import { features, type Feature } from './features.ts'
import { grids } from './grids.ts'
import type { NamedFunctions, VocabularyValues } from './kit/index.ts'
import { ledgerList, type LedgerName } from './ledgers/index.ts'
import { menuOutline, type MenuGroupName } from './menu.ts'
import { papers, type PaperName } from './papers.ts'
import { holders, planners, type HolderName, type PlannerName } from './posting/index.ts'
import { vocabularies, type VocabularyName } from './search/vocabularies.ts'

declare module './kit/vocabulary/vocabulary.ts' {
  interface Vocabulary {
    area: AreaCode
    level: Level
    error: ErrorCode
    feature: Feature
    menuGroup: MenuGroupName
    paper: PaperName
    searchVocabulary: VocabularyName
    grid: keyof typeof grids
    check: CheckName
    exception: ExceptionName
    formula: FormulaName
    lineComputation: LineComputationName
    documentComputation: DocumentComputationName
    progress: ProgressName
    planner: PlannerName
    holder: HolderName
    ledger: LedgerName
  }
}

const named = (functions: Readonly<Record<string, { reads: readonly string[] }>>): NamedFunctions => ({
  names: Object.keys(functions),
  find: (name) => (Object.hasOwn(functions, name) ? functions[name]! : null),
})

/** What the names stand for that definitions use. A browser has the definitions without it. */
export const vocabulary: VocabularyValues = {
  areas: Object.values(areas),
  errors: Object.keys(errors),
  features,
  exceptions: exceptionNames,
  papers: Object.keys(papers),
  searchVocabularies: Object.keys(vocabularies),
  ledgers: ledgerList,
  ...{ grids, menu: menuOutline, progress: Object.keys(progresses), checks: named(checks) },
  ...{ formulas, lineComputations, documentComputations, planners, holders },
}
