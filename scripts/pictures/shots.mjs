const ORDER = '/sale-management/order'
const desktop = { width: 1440, height: 900 }
const sheet = { width: 960, height: 1230 }
const phone = { width: 390, height: 844 }

const settled = (page) => page.waitForLoadState('networkidle')

/** An order that waits for the decision of the account that is signed in, the largest first. */
async function waiting(get) {
  const tasks = await get('/approvals/inbox?_end=50')
  const orders = tasks.filter(({ resource }) => resource === 'sales-orders')
  return orders.sort((one, other) => Number(other.amount) - Number(one.amount))[0].recordId
}

/** An order in a state, the one with the most lines among the latest. */
async function fullest(get, state) {
  const rows = await get(`/sales-orders?status=${state}&_end=20`)
  const orders = await Promise.all(rows.map(({ id }) => get(`/sales-orders/${id}`)))
  return orders.sort((one, other) => other.lines.length - one.lines.length)[0].id
}

/** The pictures of the README: what is open, in which language and window, and what is done before it is taken. */
export const shots = [
  {
    name: 'list',
    locale: 'en_US',
    viewport: desktop,
    path: () => ORDER,
    ready: (page) => page.locator('tbody').getByText(/^DH-/).nth(3).waitFor(),
  },
  {
    name: 'grid',
    locale: 'en_US',
    viewport: desktop,
    path: async (get) => `${ORDER}/${await fullest(get, 'draft')}/edit`,
    ready: async (page) => {
      await page.getByRole('grid').first().waitFor()
      await settled(page)
      await page.getByText('calculating').waitFor({ state: 'hidden' })
      await page.getByRole('grid').first().scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'approval',
    locale: 'vi_VN',
    viewport: phone,
    path: async (get) => `${ORDER}/${await waiting(get)}`,
    ready: (page) => page.getByRole('region', { name: 'Xem xét để duyệt' }).waitFor(),
  },
  {
    name: 'paper',
    locale: 'vi_VN',
    viewport: sheet,
    path: async (get) => `${ORDER}/${await fullest(get, 'approved')}/print`,
    ready: (page) => page.getByRole('article').waitFor(),
  },
]
