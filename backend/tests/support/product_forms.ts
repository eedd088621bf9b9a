import type { Page } from 'playwright'
import { api, signIn } from './client.ts'
import { chooseFrom, field, pick } from './forms.ts'
import { created, resourceOf, sample } from './samples.ts'

/** Where products are listed. */
export const LIST = '/product-management'
export const FAMILY = `${LIST}/family`
export const products = resourceOf('products')

/** The search above the list. */
export const search = (page: Page) => page.getByPlaceholder('phi 20, 3ly, V5x5li, hộp 40x80…')
/** Waits for the page of a product. */
export const shown = (page: Page) => page.waitForURL(/product-management\/[0-9a-f-]{36}$/)
/** A product as it is stored. */
export const stored = async (id: string) => (await api(await signIn('superadmin')).get(`/products/${id}`)).body

/** What every product needs besides its weight. */
export async function fillCommon(page: Page) {
  await chooseFrom(page, 'Loại sản phẩm', 'ong', 'ống')
  await chooseFrom(page, 'Đơn vị tính', 'cay', 'Cây')
  await field(page, 'Giá bán').fill('21500')
  await field(page, 'Giá nhập').fill('20000')
}

/** Fills in such a pipe. */
export async function fillPipe(page: Page, name: string) {
  await page.goto(`${LIST}/add`)
  await field(page, 'Tên sản phẩm').fill(name)
  await field(page, 'Mô tả').fill('Ống thử')
  await fillCommon(page)
  await pick(page, 'Cách tính trọng lượng', 'Theo kích thước')
  await pick(page, 'Hình dạng', 'Ống tròn')
  await field(page, 'Đường kính ngoài (D, mm)').fill('48,1')
  await field(page, 'Độ dày (t, mm)').fill('2')
  await field(page, 'Chiều dài (m)').fill('6')
}

/** A new pipe of 48.1 x 2 mm, 6 m. */
export const pipe = async (more: object = {}) =>
  created(products, {
    ...(await sample(products)),
    shape: 'round_tube',
    attributes: { D: '48.1', t: '2' },
    length: '6',
    materialDensity: null,
    densityWeight: null,
    baremReason: null,
    piecesPerBundle: null,
    ...more,
  })
