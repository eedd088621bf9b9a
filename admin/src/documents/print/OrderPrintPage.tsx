import { OrderPaper } from './OrderPaper.tsx'
import { PrintPage } from './PrintPage.tsx'
import { printRoutes } from './routes.ts'

export default function OrderPrintPage() {
  return <PrintPage form="order" {...printRoutes.order} paper={OrderPaper} />
}
