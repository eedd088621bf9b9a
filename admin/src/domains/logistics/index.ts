import { deferred } from '../../resources/cells/deferred.tsx'
import { overrideLines } from '../../overrides/registry.ts'

const DeviationCell = deferred(() => import('./DeviationCell.tsx'))

overrideLines({ 'warehouse-receipts.lines': { cells: { errorMargin: DeviationCell } } })
