import { approvalDescription } from '#app/inbox/description'
import { addressDescription } from './addresses/description.ts'
import { catalogueDescription } from './catalogue/description.ts'
import { companyDescription } from './company/description.ts'
import { dashboardDescription } from './dashboard/description.ts'
import { debtDescription } from './debt/description.ts'
import type { Description } from './description/described.ts'
import { fileDescription } from './files/description.ts'
import { finderDescription } from './finder/description.ts'
import { goodsDescription } from './goods/description.ts'
import { accountDescription, userDescription } from './identity/description.ts'
import { homeDescription } from './home/description.ts'
import { ownDescription } from './own/description.ts'
import { pricingDescription } from './pricing/description.ts'
import { purchase } from './purchasing/trade.ts'
import { sheetDescription } from './resources/description/sheets.ts'
import { sameNumbersDescription } from './sales/same_numbers.ts'
import { sellDescription } from './sales/sell/description.ts'
import { sale } from './sales/trade.ts'
import { stockDescription } from './stock/description.ts'
import { viewDescription } from './views/description.ts'
import { workflowDescription } from './workflows/description.ts'

/** What each room says of the routes that it has beside those made from definitions. */
export const descriptions: readonly Description[] = [
  accountDescription,
  userDescription,
  companyDescription,
  addressDescription,
  fileDescription,
  catalogueDescription,
  goodsDescription(sale),
  goodsDescription(purchase),
  sellDescription,
  sameNumbersDescription,
  sheetDescription,
  pricingDescription,
  approvalDescription,
  homeDescription,
  finderDescription,
  stockDescription,
  debtDescription,
  dashboardDescription,
  viewDescription,
  ownDescription,
  workflowDescription,
]
