import type { Page } from 'playwright'
import { openBrowser, signInOnPage } from '#tests/support/browser'
import { api, call, signIn } from '#tests/support/client'

export type Row = Record<string, any> & { id: string; version: number }

export const grouped = (value: string, decimals = 2) =>
  new Intl.NumberFormat('en', { maximumFractionDigits: decimals }).format(value as unknown as number)

export async function post(path: string, body: object): Promise<Row> {
  const answer = await call('POST', path, {
    token: await signIn('superadmin'),
    body,
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  })
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

export const rows = async (path: string): Promise<Row[]> => (await api(await signIn('superadmin')).get(path)).body

/** The first row of a resource that the demo made. */
export const first = async (resource: string): Promise<Row> =>
  (await rows(`/${resource}?_start=0&_end=1&_sort=createdAt&_order=asc`))[0]!

/**
 * Goods of the demo, which came first, with a barem: they can be sold by piece, by kg on the scale and by kg by barem.
 */
export const goods = (count: number) =>
  rows(`/products?weightMode=per_meter&_start=0&_end=${count}&_sort=createdAt&_order=asc`)

const PRICES = [
  ['barem_kg', '15500'],
  ['actual_kg', '15800'],
  ['piece', '286533.25'],
] as const

/** An order of so many lines of mixed price types, as a draft. */
export async function newOrder(count: number, more: object = {}): Promise<Row> {
  const [customer, warehouse, products] = [await first('customers'), await first('warehouses'), await goods(count)]
  const lines = products.map(({ id }, index) => ({
    productId: id,
    quantity: String(10 + index),
    priceType: PRICES[index % 3]![0],
    salePrice: PRICES[index % 3]![1],
  }))
  const { id } = await post('/sales-orders', {
    customerId: customer.id,
    orderDate: '2026-02-05',
    receivingDate: '2026-02-08',
    shippingAddress: customer.companyAddress,
    exportingWarehouseId: warehouse.id,
    contactPerson: 'Đỗ Thị Ngọc Ánh',
    shippingFee: '500000',
    discountSource: 'manual',
    discount: '100000',
    note: 'Gọi trước khi giao, cổng phía Đông',
    lines,
    ...more,
  })
  return (await api(await signIn('superadmin')).get(`/sales-orders/${id}`)).body
}

export async function opened(path: string, account?: string) {
  const { page, close } = await openBrowser()
  await signInOnPage(page, account)
  await page.goto(path)
  return { page, close }
}

export const orderPath = ({ id }: Row) => `/sale-management/order/${id}/print`
export const sheet = (page: Page) => page.getByRole('article')

export async function chooseSize(page: Page, name: string) {
  await page
    .getByRole('toolbar')
    .getByTitle(/^A[45] /)
    .click()
  await page.getByTitle(name, { exact: true }).last().click()
}

export const inEnglish = (page: Page) => page.getByRole('toolbar').getByText('EN', { exact: true }).click()

/** Chooses what is printed, such as `Báo giá`. */
export async function choosePaper(page: Page, name: string) {
  await page.getByRole('combobox', { name: 'Mẫu in' }).press('Enter')
  await page.getByTitle(name, { exact: true }).last().click()
}
