import type { Page } from 'playwright'
import { bar } from './bar.ts'
import { clerk, draft, superAdmin } from './documents/lives.ts'
import { cell } from './grid.ts'
import { resourceOf } from './samples.ts'

/** Where an order is added. */
export const ADD = '/sale-management/order/add'
/** The area of orders. */
export const ORDERS = 19

/** A new bar that is counted by the piece. */
export const barOf = async (more: object = {}) =>
  bar({ unitId: (await (await superAdmin()).get('/product-units?q=Cây&_end=1')).body[0].id, ...more }, 'LG')

/** A stored order of these lines. */
export const order = async (lines: object[], more: object = {}) =>
  draft(resourceOf('sales-orders'), (await clerk(ORDERS, ['v'])).userId, {
    calculationMethod: 'barem_kg',
    ...more,
    lines: lines.map((line) => ({ quantity: '50', priceType: 'barem_kg', salePrice: '15500', ...line })),
  })

/** Opens the form of a stored order, or of a document at another route, with its lines. */
export async function edit(page: Page, id: string, at: string = resourceOf('sales-orders').route) {
  await page.goto(`${at}/${id}/edit`)
  await cell(page, 'Số lượng', 1).waitFor()
}

/** The grand total below the lines. */
export const total = (page: Page) => page.locator('.totals-bar .grand .figures')
/** Waits for the page of an order that was saved. */
export const saved = (page: Page, id: string) =>
  page.waitForURL((url) => url.pathname === `/sale-management/order/${id}`)
/** An order as it is stored. */
export const stored = async (id: string): Promise<any> => (await (await superAdmin()).get(`/sales-orders/${id}`)).body
