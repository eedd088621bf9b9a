import { dayInVietnam, type Address } from '@barem/resources/kit'
import { hasBarem } from '@barem/resources/calc/line'
import type { Goods } from '@barem/resources/calc/settle'
import { goodsOf } from '#app/goods/goods'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import type { Made } from '../made.ts'
import type { Random } from '../random.ts'

export interface Customer {
  id: string
  companyAddress: Address
  warehouseAddress: Address | null
  taxCode: string
  contactPerson: string
  contactPhone: string
}

export interface Supplier {
  id: string
  contactPerson: string
  contactPhone: string
}

/** What documents of a company are made from. */
export interface Trade {
  random: Random
  customers: readonly Customer[]
  suppliers: readonly Supplier[]
  goods: readonly Goods[]
  /** Those that the company usually has: bars for concrete, which every trader has, and some others. */
  stocked: readonly Goods[]
  made: Made
}

async function rows<T>(sql: string): Promise<T[]> {
  const { rows: found } = (await tenantTransaction().client.rawQuery(sql)) as { rows: T[] }
  return found
}

/** Partners and goods as they stand in the company of the transaction, in an order that is always the same. */
export async function tradeOf(random: Random, made: Made): Promise<Trade> {
  const products = await rows<{ id: string }>(
    `select id from products where tenant_id = app_tenant() and selling_price > 0 order by code`,
  )
  const known = await goodsOf(products.map(({ id }) => id))
  const goods = products.map(({ id }) => known.get(id)!)
  return {
    random,
    made,
    customers: await rows(
      `select id, company_address as "companyAddress", warehouse_address as "warehouseAddress", tax_code as "taxCode",
        contact_person as "contactPerson", contact_phone as "contactPhone" from customers where tenant_id = app_tenant()
        and status = 'active' order by code`,
    ),
    suppliers: await rows(
      `select id, contact_person as "contactPerson", contact_phone as "contactPhone" from suppliers
        where tenant_id = app_tenant() order by code`,
    ),
    goods,
    stocked: usual(random, goods),
  }
}

/** How many goods a company usually has, and how many of them are bars for concrete. */
const [USUAL, BARS] = [40, 16]

function usual(random: Random, goods: readonly Goods[]): Goods[] {
  const weighed = goods.filter((product) => hasBarem(product.weightMode))
  return [...weighed.slice(0, BARS), ...someOf(random, weighed.slice(BARS), USUAL - BARS)]
}

/** One of a list, another one each day. */
export const inTurn = <T>(list: readonly T[], day: number): T => list[day % list.length]!

function someOf(random: Random, goods: readonly Goods[], count: number): Goods[] {
  const left = [...goods]
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(random.below(left.length), 1)[0]!)
}

/** So many different goods. */
export const someGoods = (
  { random, goods }: Pick<Trade, 'random' | 'goods'>,
  count: number,
  fit: (product: Goods) => boolean = () => true,
): Goods[] => someOf(random, goods.filter(fit), count)

/** A year of work, which ends the day before the demo is made. */
export const DAYS = 365
/** Of these, the last three months have all kinds of documents, and every day some. */
export const RECENT = 88

const DAY_MS = 86_400_000
const FIRST_DAY = Date.parse(dayInVietnam(new Date())) - DAYS * DAY_MS

/** The date so many days after the demo's first. */
export const dayAt = (index: number) => new Date(FIRST_DAY + index * DAY_MS).toISOString().slice(0, 10)

/** When the document of a place in the row is begun on a day, in the hours before noon in Vietnam. */
export const morningOf = (day: number, place: number): Date =>
  new Date(FIRST_DAY + day * DAY_MS + (60 + ((place * 37) % 180)) * 60_000)
