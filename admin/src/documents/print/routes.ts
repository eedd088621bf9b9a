import { areas } from '@barem/resources/areas'
import type { Form } from './settings.ts'

/** What each form prints and where that document's own pages are; a print has the same permission. */
export const printRoutes = {
  order: { resource: 'sales-orders', route: '/sale-management/order', area: areas.order },
  contract: { resource: 'purchase-contracts', route: '/contract/purchase-contract', area: areas.purchaseContract },
} as const satisfies Record<Form, { resource: string; route: string; area: number }>
