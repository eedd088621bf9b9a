import type { AnyResource } from '../resource.ts'
import { checkChecks } from './check_checks.ts'
import { checkComputations } from './check_computations.ts'
import { checkFormulas } from './check_formulas.ts'
import { checkGrids } from './check_grids.ts'
import { checkLedgerSums } from '../links/check_sums.ts'
import { checkMenu } from './check_menu.ts'
import { checkNames } from './check_names.ts'
import { checkPlanners } from './check_planners.ts'
import type { VocabularyValues } from './values.ts'

/**
 * Checks definitions against what their names stand for: that it exists, and that the fields which it works with are
 * there. Apart from `defineResource`: a browser has the definitions without the functions.
 * @throws DefinitionError
 */
export function checkVocabulary(resources: readonly AnyResource[], values: VocabularyValues): void {
  for (const resource of resources) {
    checkNames(resource, values)
    checkFormulas(resource, values)
    checkGrids(resource, values)
    checkChecks(resource, values)
    checkComputations(resource, values)
    checkPlanners(resource, values)
    checkMenu(resource, resources, values)
  }
  checkLedgerSums(resources, values.ledgers)
}
