import { papers } from '../documents/print/papers.ts'
import { entries } from '../lines/entries.ts'
import { lineViews } from '../lines/shown/views.ts'
import './access/index.ts'
import './company/index.ts'
import './dashboard/index.ts'
import './debt/index.ts'
import './logistics/index.ts'
import './own/index.ts'
import './products/index.ts'
import './profit/index.ts'
import './purchasing/index.ts'
import './sales/index.ts'
import './workflows/index.ts'

// What domains add to the engine, which imports none of them.
entries.register('sale', async () => (await import('./grids.ts')).sale)
entries.register('purchase', async () => (await import('./grids.ts')).purchase)
lineViews.register('sale', async () => (await import('./views.ts')).sale)
lineViews.register('purchase', async () => (await import('./views.ts')).purchase)
papers.register('order', async () => (await import('./papers.ts')).order)
papers.register('deliveryNote', async () => (await import('./papers.ts')).deliveryNote)
papers.register('quotation', async () => (await import('./papers.ts')).quotation)
papers.register('contract', async () => (await import('./papers.ts')).contract)
papers.register('goodsReceipt', async () => (await import('./papers.ts')).goodsReceipt)
papers.register('inspection', async () => (await import('./papers.ts')).inspection)
papers.register('goodsIssue', async () => (await import('./papers.ts')).goodsIssue)
papers.register('issueNote', async () => (await import('./papers.ts')).issueNote)
papers.register('stockCutting', async () => (await import('./papers.ts')).stockCutting)
papers.register('weighingTicket', async () => (await import('./papers.ts')).weighingTicket)
papers.register('invoice', async () => (await import('./papers.ts')).invoice)
papers.register('returnNote', async () => (await import('./papers.ts')).returnNote)
papers.register('goodsBack', async () => (await import('./papers.ts')).goodsBack)
papers.register('offsetRecord', async () => (await import('./papers.ts')).offsetRecord)
papers.register('otherVoucher', async () => (await import('./papers.ts')).otherVoucher)
papers.register('paymentSlip', async () => (await import('./papers.ts')).paymentSlip)
papers.register('expenseTicket', async () => (await import('./papers.ts')).expenseTicket)
papers.register('fundCount', async () => (await import('./papers.ts')).fundCount)
papers.register('stockCount', async () => (await import('./papers.ts')).stockCount)
papers.register('receiptVoucher', async () => (await import('./papers.ts')).receiptVoucher)
