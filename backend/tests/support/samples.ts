import { resources } from '@barem/resources'
import { applies, lineResource, linesNamed, type AnyResource, type Field } from '@barem/resources/kit'
import { billed, bringing } from './billable.ts'
import { api, signIn, type Company } from './client.ts'
import { inState, needsState, partnerNamed, withOwn } from './documents_in_state.ts'
import { goodsInStock, postsGoods } from './goods_in_stock.ts'
import { moneySamples } from './money_samples.ts'
import { toClaim, toSettle } from './received_sample.ts'
import { cuttingSample, unweighed } from './cutting_sample.ts'
import { pictured, storedPicture } from './sample_pictures.ts'
import { companions, needed } from './sample_companions.ts'
import { fresh, valueOf } from './sample_values.ts'

export { asked } from './sample_words.ts'
export { fresh, needed, needsState, valueOf }

type Body = Record<string, unknown>
type Relation = Extract<Field, { type: 'belongsTo' | 'belongsToMany' }>

export const resourceOf = (name: string): AnyResource => resources.find((resource) => resource.name === name)!
export const fieldsOf = (resource: Pick<AnyResource, 'fields'>) => Object.entries(resource.fields) as [string, Field][]
/** Fields that a body may name. */
export const writableOf = (resource: AnyResource) =>
  fieldsOf(resource).filter(([, field]) => !field.readOnly && !('formula' in field && field.formula))
/** A field that holds any words of a person: a text, or a long one where there is none. */
export const wordsOf = (resource: AnyResource): string =>
  (['text', 'longText'] as const)
    .flatMap((type) =>
      writableOf(resource).filter(([, field]) => field.type === type && !('shape' in field && field.shape)),
    )
    .map(([name]) => name)[0]!
/** Resources with rows: all but those that each company has one record of. */
export const plural = resources.filter(({ single }) => !single)
/** Resources that people may add rows to. */
export const creatable = resources.filter(({ actions }) => actions.includes('create'))

/**
 * A row of a resource: a new one where that is possible, else one that is there.
 * @param chosen what it says, where its relation lets people choose some rows only
 */
export async function target(to: string, company: Company = 'DONGA', chosen: Body = {}): Promise<string> {
  const resource = resourceOf(to)
  const superAdmin = api(await signIn('superadmin', company))
  if (resource.actions.includes('create'))
    return (await superAdmin.post(`/${resource.path}`, await sample(resource, company, 'all', chosen))).body.id
  return existing(to, company)
}

/** What a row says that a relation may point to. */
const fitting = ({ to, where }: Relation): Body => {
  const writable = Object.entries(where).filter(([name]) => !(resourceOf(to).fields[name] as Field).readOnly)
  return Object.fromEntries(writable.map(([name, [first]]) => [name, first]))
}

/** A new row that a relation may point to. */
export const targetOf = (field: Relation, company: Company = 'DONGA'): Promise<string> =>
  target(field.to, company, fitting(field))

/** A row that was there before any test, which none of them takes out of use. */
const existing = async (to: string, company: Company): Promise<string> =>
  (
    await api(await signIn('superadmin', company)).get(
      `/${resourceOf(to).path}?_start=0&_end=1&_sort=createdAt&_order=asc`,
    )
  ).body[0].id

/** Rows of each company that samples point to in turn: making new ones for every sample is what makes suites slow. */
const pools = new Map<string, Promise<string>[]>()
const POOL = 3
let turn = 0

/** A row that others may point to as well. */
async function shared(to: string, company: Company, chosen: Body = {}): Promise<string> {
  const key = `${company} ${to} ${JSON.stringify(chosen)}`
  const pool = pools.get(key) ?? []
  pools.set(key, pool)
  if (pool.length === POOL) return pool[turn++ % POOL]!
  const made = target(to, company, chosen)
  pool.push(made)
  return made
}

/** A row that a relation may point to; undefined for a line, which comes with the document that it is made from. */
const pointable = (
  resource: AnyResource,
  field: Extract<Field, { type: 'belongsTo' }>,
  company: Company,
  partner: unknown = null,
): Promise<string | undefined> =>
  linesNamed(field.to) !== null
    ? Promise.resolve(undefined)
    : needsState(field)
      ? inState(resource, field, company, partner)
      : (field.unique ? target : shared)(field.to, company, fitting(field))

/** A line of a document: everything that may be written, or what is required. */
export async function sampleLine(
  resource: AnyResource,
  name: string,
  company: Company,
  only: 'all' | 'required',
  own: Body = {},
): Promise<Body> {
  const { fields } = lineResource(resource, name)
  const asked = Object.values(resource.states?.actions ?? {}).flatMap(({ inputs }) => Object.keys(inputs))
  const line: Body = {}
  for (const [inner, field] of Object.entries(fields) as [string, Field][]) {
    const isAsked = field.type === 'boolean' && asked.includes(`${name}.${inner}`)
    if (field.readOnly || isAsked || inner in own || (only === 'required' && !field.required)) continue
    line[inner] = field.type === 'belongsTo' ? await pointable(resource, field, company) : valueOf(field)
  }
  return Object.fromEntries(Object.entries({ ...line, ...own }).filter(([, value]) => value !== undefined))
}

/** A line of goods that are there, and their warehouse. */
async function inStock(name: string, only: 'all' | 'required', company: Company, own: Body) {
  const { warehouseId, productId } = await goodsInStock(company)
  const chosen = { productId, quantity: '1.000', ...own }
  return { warehouseId, lines: [await sampleLine(resourceOf(name), 'lines', company, only, chosen)] }
}

/** What a sample of a resource says otherwise than its field types alone would; undefined leaves a field out. */
const particular: Readonly<Record<string, (only: 'all' | 'required', company: Company) => Body | Promise<Body>>> = {
  'sales-orders': async (only, company) => ({
    ...(only === 'all' && {
      ...{ supplierId: undefined, sourcePrice: undefined, returnId: undefined, issueId: undefined },
      discountSource: 'manual',
      discount: '1',
    }),
    exportingWarehouseId: await shared('warehouses', company),
    lines: [
      await sampleLine(resourceOf('sales-orders'), 'lines', company, only, {
        length: undefined,
        salePrice: '250000.00',
        priceType: 'piece',
        ...(only === 'all' && { weightSource: 'weighed', unitPrice: '249000.00' }),
      }),
    ],
  }),
  'purchase-contracts': async (only, company) => {
    const line = await sampleLine(resourceOf('purchase-contracts'), 'lines', company, only, {
      quantity: '3.000',
      quantityUnit: 'piece',
      priceType: 'piece',
    })
    const prices = [
      { productId: line.productId, validFrom: '2026-12-01', unitPrice: '15100.00', note: `Giá ${fresh()}` },
    ]
    // Only an order that goes straight to its customer has one.
    return {
      orderId: undefined,
      ...(only === 'all' && { prices, validFrom: '2026-11-05', validTo: '2026-12-31' }),
      lines: [line],
    }
  },
  // What leaves is there.
  'warehouse-issues': async (only, company) => ({
    ...{ ticketIds: undefined, directReceiptId: undefined },
    ...(await inStock('warehouse-issues', only, company, { actualWeight: undefined })),
  }),
  'stock-transfers': async (only, company) => {
    const own = { actualWeight: undefined, arrivedWeight: undefined }
    const { warehouseId, lines } = await inStock('stock-transfers', only, company, own)
    return { fromWarehouseId: warehouseId, toWarehouseId: await target('warehouses', company), lines }
  },
  // What is on hand says what it costs.
  'stock-adjustments': (only, company) => inStock('stock-adjustments', only, company, unweighed),
  // Goods are in one open count of a warehouse.
  'stock-counts': async (only, company) => ({
    ...(await inStock('stock-counts', only, company, { actualWeight: undefined, unitCost: undefined, reason: 'Thừa' })),
    ...{ warehouseId: await target('warehouses', company), isCompared: true, papers: undefined },
  }),
  'stock-cuttings': cuttingSample((only, company, own) => inStock('stock-cuttings', only, company, own)),
  'weighing-tickets': () => ({ firstWeight: '8250.000', secondWeight: undefined, secondAt: undefined }),
  invoices: (_only, company) => billed(company, shared),
  returns: (_only, company) => bringing(company, shared),
  'price-settlements': (_only, company) => toSettle(company, shared),
  'supplier-claims': (_only, company) => toClaim(company, shared),
  ...moneySamples(shared, target),
  'opening-receivables': (only, company) => takenOver('opening-receivables', only, company),
  'opening-payables': (only, company) => takenOver('opening-payables', only, company, '2020-01-01'),
  'opening-advances': (only, company) => takenOver('opening-advances', only, company, '2020-01-01'),
  // An expense owes by itself; goods and freight are of receipts of their own.
  'supplier-invoices': async (_only, company) => ({
    ...{ freightReceiptIds: undefined, freightIssueIds: undefined, controlTotal: undefined, sellerTaxCode: undefined },
    ...{ lines: [], costs: [await sampleLine(resourceOf('supplier-invoices'), 'costs', company, 'all')] },
  }),
  // Reasons for more than was bought take a right of their own, and a ticket is on one document.
  'warehouse-receipts': () => ({ ticketIds: undefined, overReason: undefined, noContractReason: undefined }),
  // Documents name users as their approvers. A new manager or head would need another one first.
  users: async (only, company) => ({
    isLocked: false,
    ...(only === 'all' && { managerId: await existing('users', company) }),
  }),
  departments: async (only, company) => (only === 'all' ? { headId: await existing('users', company) } : {}),
  'product-units': () => ({ baseUnitId: undefined, factor: undefined }),
  // One in force without dates leaves no room for another that is equal.
  'price-configurations': async (only, company) =>
    only === 'all'
      ? { scope: 'product', productId: await target('products', company), method: 'markup_percent' }
      : { scope: 'all', method: 'fixed', fixedPrice: '15000.00', enabled: false },
  warehouses: () => ({ use: 'sale' }),
  // A tariff has one zone for a province.
  'shipping-zones': async (_only, company) => ({ shippingFeeId: await target('shipping-fees', company) }),
  'discount-policies': (only) => ({ type: 'money', discount: '1000.00', ...(only === 'all' && { audience: 'type' }) }),
  customers: (only) => ({ alsoSupplier: only === 'all' ? 'yes' : 'no' }),
  products: async (only, company) =>
    only === 'all'
      ? { isService: false, weightMode: 'geometry', shape: 'round_bar', attributes: { D: '20' }, length: '6.0000' }
      : { weightMode: 'none', shape: undefined, ...(await pictured(resourceOf('products'), company)) },
}

/** A batch of one document that is taken over, by the total of its line; receipts of the demo owe by themselves. */
async function takenOver(name: string, only: 'all' | 'required', company: Company, day?: string): Promise<Body> {
  const line = await sampleLine(resourceOf(name), 'lines', company, only)
  const older = day ? { documentDate: day, ...(line.dueDate != null && { dueDate: day }) } : {}
  return { ...(only === 'all' && { controlTotal: line.amount }), lines: [{ ...line, ...older }] }
}

/**
 * A body that creates a row of any resource: every field that there is filled, related rows made on the way. `chosen`
 * goes before all else.
 */
export async function sample(
  resource: AnyResource,
  company: Company = 'DONGA',
  only: 'all' | 'required' = 'all',
  chosen: Body = {},
): Promise<Body> {
  const stocked = postsGoods(resource) && !(resource.name in particular) && (await goodsInStock(company))
  const own: Body = { ...(await particular[resource.name]?.(only, company)), ...chosen }
  if (stocked) own.warehouseId ??= stocked.warehouseId
  const taken = stocked && { productId: stocked.productId, quantity: '1.000' }
  if (taken) own.lines ??= [await sampleLine(resource, 'lines', company, only, taken)]
  const body: Body = {}
  const decided: Body = {
    ...Object.fromEntries(
      writableOf(resource).flatMap(([name, field]) => (field.type === 'select' ? [[name, valueOf(field)]] : [])),
    ),
    ...own,
  }
  const named = writableOf(resource).filter(
    ([name, field]) => !(name in own) && applies(field, decided) && (only === 'all' || field.required),
  )
  const { partner: whose } = resource
  const partner = whose && (own[whose] ?? (await partnerNamed(resource, named, company)))
  if (whose && partner !== null) own[whose] ??= partner
  for (const [name, field] of named) {
    if (name in own) continue
    if (field.type === 'image') body[name] = await storedPicture(resource, name, company)
    else if (field.type === 'belongsTo') body[name] = await pointable(resource, field, company, partner)
    else if (field.type === 'belongsToMany')
      body[name] = [
        await (needsState(field)
          ? inState(resource, field, company, partner)
          : shared(field.to, company, fitting(field))),
      ].filter((id) => id !== undefined)
    else if (field.type === 'lines') body[name] = [await sampleLine(resource, name, company, only)]
    else body[name] = valueOf(field)
  }
  return Object.fromEntries(Object.entries({ ...body, ...own }).filter(([, value]) => value !== undefined))
}

/** A body that has a place for a field, whatever that hangs on. */
export async function sampleFor(resource: AnyResource, name: string, only: 'all' | 'required' = 'all'): Promise<Body> {
  const { when = null } = resource.fields[name] ?? {}
  const body = await sample(resource, 'DONGA', when ? 'all' : only)
  const chosen = Object.entries(when ?? {})
    .filter(([by, choices]) => !choices.includes(String(body[by])))
    .map(([by, choices]) => [by, choices[0]])
  return chosen.length > 0 ? sample(resource, 'DONGA', 'all', Object.fromEntries(chosen)) : body
}

/** A body in which one field has a value of the test's choice and is there at all. */
export async function sampleWith(
  resource: AnyResource,
  name: string,
  value: unknown,
  only: 'all' | 'required' = 'all',
): Promise<Body> {
  return {
    ...withOwn(resource, await sampleFor(resource, name, only), name),
    ...companions[`${resource.name}.${name}`],
    [name]: value,
  }
}

/** Creates a row as the super admin and returns it. */
export async function created(
  resource: AnyResource,
  body?: Body,
  company: Company = 'DONGA',
): Promise<Body & { id: string; version: number }> {
  const answer = await api(await signIn('superadmin', company)).post(
    `/${resource.path}`,
    body ?? (await sample(resource, company)),
  )
  if (answer.status !== 201) throw new Error(`${resource.name}: ${JSON.stringify(answer.body)}`)
  return answer.body
}
