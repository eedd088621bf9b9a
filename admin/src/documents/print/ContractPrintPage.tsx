import { ContractPaper } from './ContractPaper.tsx'
import { PrintPage } from './PrintPage.tsx'
import { printRoutes } from './routes.ts'

export default function ContractPrintPage() {
  return <PrintPage form="contract" {...printRoutes.contract} paper={ContractPaper} />
}
