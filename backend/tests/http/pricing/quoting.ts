import { api, signIn, type Company } from '#tests/support/client'
import { created, fresh, resourceOf, sample, target } from '#tests/support/samples'

type Body = Record<string, unknown>

/** Far from today, so that rules of other suites have no say. */
export const DAY = '2071-10-01'

const add = async (resource: string, body: Body, company: Company = 'DONGA') =>
  created(resourceOf(resource), body, company)

/** A customer type with a customer of it: what is for them is for nobody else. */
export async function newCustomer(company: Company = 'DONGA') {
  const customerTypeId = await target('customer-types', company)
  const { id } = await add(
    'customers',
    { ...(await sample(resourceOf('customers'), company, 'required')), customerTypeId },
    company,
  )
  return { customerTypeId, customerId: id }
}

/** A product of its own type and group; rebar D16 of 11.7 m unless said. */
export async function newProduct(more: Body = {}, company: Company = 'DONGA') {
  const [productTypeId, productGroupId, unitId] = [
    await target('product-types', company),
    await target('product-groups', company),
    await target('product-units', company),
  ]
  const body = {
    name: `D16 thử ${fresh()}`,
    description: 'Hàng thử',
    productTypeId,
    productGroupId,
    unitId,
    weightMode: 'per_meter',
    densityWeight: '1.58',
    length: '11.7',
    priceType: 'barem_kg',
    sellingPrice: '15500',
    costPrice: '15000',
    ...more,
  }
  return (await add('products', body, company)) as unknown as Body & {
    id: string
    productTypeId: string
    productGroupId: string
  }
}

/** A price configuration of 5 % on the import price, in force on `DAY` alone. */
export const priceRule = (more: Body) => ({
  name: `Giá thử ${fresh()}`,
  scope: 'all',
  method: 'markup_percent',
  base: 'last_import',
  roundingStep: '1',
  validFrom: DAY,
  validTo: DAY,
  ...(more.method ? {} : { markupPercent: '5' }),
  ...more,
})

/** A discount policy of 2 % from 100 pieces and 5,000 kg on, in force on `DAY` alone. */
export const policy = (more: Body) => ({
  name: `Chiết khấu thử ${fresh()}`,
  type: 'rate',
  discount: '2',
  condition: 'both',
  quantity: '100',
  volume: '5000',
  audience: more.customerTypeId ? 'type' : 'every',
  validFrom: DAY,
  validTo: DAY,
  ...more,
})

export const addRule = (more: Body, company?: Company) => add('price-configurations', priceRule(more), company)
export const addPolicy = (more: Body, company?: Company) => add('discount-policies', policy(more), company)

/** Asks for a quote on `DAY`; as the super admin unless another token is given. */
export async function ask(body: Body, token?: string) {
  const answer = await api(token ?? (await signIn('superadmin'))).post('/sales-orders/quote', {
    orderDate: DAY,
    ...body,
  })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body
}
