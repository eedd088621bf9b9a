import { randomUUID } from 'node:crypto'

/** A request that costs the server as much as its sender can make it. */
export interface Attack {
  name: string
  signedIn: boolean
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT'
  path: string
  body?: string
  headers?: Record<string, string>
}

const KB = 1024
const object = (keys: number) => Object.fromEntries(Array.from({ length: keys }, (_, place) => [`k${place}`, 1]))
const list = <T>(count: number, item: (place: number) => T): T[] =>
  Array.from({ length: count }, (_, place) => item(place))
const query = (count: number, part: (place: number) => string) => list(count, part).join('&')
const ids = (count: number) => list(count, () => randomUUID())

const anonymous = (name: string, path: string, more: Partial<Attack> = {}): Attack => ({
  name,
  path,
  signedIn: false,
  ...more,
})
const post = (name: string, path: string, body: unknown, more: Partial<Attack> = {}): Attack => ({
  name,
  path,
  signedIn: true,
  method: 'POST',
  body: typeof body === 'string' ? body : JSON.stringify(body),
  ...more,
})
const get = (name: string, path: string): Attack => ({ name, path, signedIn: true })

const SIGN_IN = '/v1.0/Account/authenticate'
const wrongLine = { productId: 'x', quantity: 'x', priceType: 'x', salePrice: 'x', length: 'x', unitPrice: 'x' }

/** Requests without a token; the goal is under 5 ms of processor time each. */
const anonymousAttacks: readonly Attack[] = [
  post('850 kB of unknown keys', SIGN_IN, object(80_000), { signedIn: false }),
  post('4 kB of unknown keys', SIGN_IN, object(330), { signedIn: false }),
  post('850 kB to a route that needs a token', '/v1.0/customers', object(80_000), { signedIn: false }),
  post('a megabyte of brackets', SIGN_IN, '['.repeat(KB * KB), { signedIn: false }),
  post('4 kB of brackets', SIGN_IN, '{"a":'.repeat(800), { signedIn: false }),
  anonymous('12 kB of address', `/v1.0/Account/tenants?${'a'.repeat(12_000)}`),
  anonymous('500 parameters', `/v1.0/Account/tenants?${query(500, (place) => `a[${place}][b][c]`)}`),
  anonymous('a path of 6,000 parts', `/${'a/'.repeat(6000)}`),
  anonymous('800 headers', '/v1.0/Account/tenants', {
    headers: Object.fromEntries(list(800, (place) => [`x-${place}`, 'a'])),
  }),
  anonymous('12 kB of languages', '/v1.0/customers', { headers: { 'accept-language': 'en,'.repeat(4000) } }),
  anonymous('a token of 12 kB', '/v1.0/customers', { headers: { authorization: `Bearer ${'e'.repeat(12_000)}` } }),
  anonymous('1,500 proxies', '/v1.0/customers', { headers: { 'x-forwarded-for': '1.1.1.1,'.repeat(1500) } }),
  anonymous('1,500 cookies', '/v1.0/Account/refresh', {
    method: 'POST',
    headers: { cookie: list(1500, () => 'a=%41').join(';'), 'x-barem-refresh': '1' },
  }),
]

/** Requests of a signed-in person; the goal is under 50 ms outside the work that they ask for. */
const signedInAttacks: readonly Attack[] = [
  post('850 kB of unknown keys, signed in', '/v1.0/departments', object(80_000)),
  post('128 kB of unknown keys', '/v1.0/departments', object(11_000)),
  post('128 kB inside a payload', '/v1.0/User', { payload: object(11_000) }),
  post('a name of 127 kB', '/v1.0/departments', { name: 'ế'.repeat(42 * KB) }),
  post('a phone of 127 kB', '/v1.0/customers', { phone: '0 '.repeat(63 * KB), taxCode: '0-'.repeat(100) }),
  post('a price of 127 kB', '/v1.0/products', { sellingPrice: '1'.repeat(127 * KB) }),
  post('11,000 attributes', '/v1.0/products', { attributes: object(11_000) }),
  post('10,000 permissions', '/v1.0/role-groups', { name: 'x', permissions: Array(10_000).fill('13.v') }),
  post('20,000 empty lines', '/v1.0/sales-orders', { lines: Array(20_000).fill({}) }),
  post('200 lines of unknown keys', '/v1.0/sales-orders', { lines: list(200, () => object(99)) }),
  post('200 lines all wrong', '/v1.0/sales-orders', { lines: Array(200).fill(wrongLine) }),
  post('a note of 1,023 kB', '/v1.0/sales-orders', { note: 'x'.repeat(1023 * KB) }),
  post('a quote of endless figures', '/v1.0/sales-orders/quote', {
    orderDate: '2026-01-01',
    discount: '1'.repeat(500 * KB),
    lines: Array(100).fill({ quantity: '9'.repeat(4000) }),
  }),
  post('3,000 ids', '/v1.0/customers', { ids: ids(3000), changes: {} }, { method: 'PATCH' }),
  post('views of 11,000 filters', '/v1.0/views', {
    resource: 'customers',
    name: 'x',
    state: { filters: object(9000) },
  }),
  post('decisions of 90 unknown keys', '/v1.0/approvals/decide', {
    decision: 'approve',
    items: list(100, () => ({ resource: 'sales-orders', id: randomUUID(), version: 1, ...object(90) })),
  }),
  post('an export of unknown filters', '/v1.0/Export/departments', object(11_000)),
  post('a family of 1,500 parts', '/v1.0/products/family?check=true', {
    shape: 'plate',
    sizes: list(500, (place) => `${place + 1}x${place + 2}`),
    thicknesses: list(500, (place) => `${place + 1}`),
    skip: list(500, (place) => `x${place}`),
    codePattern: '{size}'.repeat(10),
    namePattern: '{size}',
    common: {},
  }),
  get('a list of 500 parameters', `/v1.0/customers?${query(500, () => 'q=a')}`),
  get('a list of unknown filters', `/v1.0/customers?${query(500, (place) => `a${place}`)}`),
  get('a list sorted by 2,000 fields', `/v1.0/customers?_sort=${Array(2000).fill('name').join(',')}`),
  get('a list of 300 ids', `/v1.0/customers?id_in=${ids(300).join(',')}`),
  get('units by 100 words', `/v1.0/administrative-units?system=old&q=${'a+'.repeat(100)}`),
  get('goods by 300 ids', `/v1.0/sales-orders/goods?ids=${ids(300).join(',')}`),
  get('similar to 2,000 words', `/v1.0/customers/similar?field=name&value=${'ab+'.repeat(2000)}`),
  get('the description of the API', '/v1.0/openapi.json'),
]

export const attacks: readonly Attack[] = [...anonymousAttacks, ...signedInAttacks]
