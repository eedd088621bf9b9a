import { sum } from '@barem/resources/calc/exact'
import { payableDebts } from '@barem/resources/debts'
import { snake, tableName, type AnyResource } from '@barem/resources/kit'
import type { Values, Writer } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { ApiError, type FieldError } from '#app/http/api_error'
import { lockLedgers } from '#app/posting/post'
import { validateCreate } from '#app/resources/validation/validator'
import { createRow } from '#app/resources/write/save'
import { storedNow } from '#app/resources/write/stored_values'
import { transition } from '#app/resources/write/transition'
import { rowsOf } from '#app/tenancy/run'
import { fundOf } from '../receivable.ts'
import type { PaidItem, PaidTogether } from './pay_body.ts'

/** Who pays, and how they see documents. */
interface Maker {
  engine: Engine
  writer: Writer
  seen: (resource: AnyResource) => AnyResource
}

type Voucher = Values & { id: string }

/** A supplier with what is paid of their debts, and the place of each in the body. */
interface Payee {
  supplierId: string
  name: string
  hasAccount: boolean
  items: (PaidItem & { place: number; code: string | null })[]
}

interface Owner {
  key: string
  id: string
  supplierId: string
  code: string | null
  name: string
  account: string | null
}

/** The suppliers of debts, with their accounts, and the numbers of the documents. */
async function ownersOf(items: readonly PaidItem[]): Promise<Owner[]> {
  const { items: kinds, party } = payableDebts
  const of = kinds
    .filter(({ key }) => items.some((item) => item.key === key))
    .map(
      (kind) => `select '${kind.key}' as key, r.id, r.${snake(kind.party ?? party)} as supplier_id,
        r.${snake(kind.number)} as code from ${tableName(kind.document)} r
        where r.tenant_id = app_tenant() and r.id = any($1::uuid[])`,
    )
  return rowsOf<Owner>(
    `select i.key, i.id, i.supplier_id as "supplierId", i.code, s.name, s.bank_account_number as account
     from (${of.join(' union all ')}) i join suppliers s on s.tenant_id = app_tenant() and s.id = i.supplier_id`,
    [items.map(({ id }) => id)],
  )
}

/** Debts by their suppliers, in an order that is the same for everybody, so that two requests never wait crosswise. */
async function payeesOf(items: readonly PaidItem[]): Promise<Payee[]> {
  const owners = await ownersOf(items)
  const errors: FieldError[] = []
  const owned = items.flatMap((item, place) => {
    const owner = owners.find(({ key, id }) => key === item.key && id === item.id.toLowerCase())
    if (!owner) errors.push({ field: `items.${place}.id`, rule: 'nothingOpen' })
    return owner ? [{ item, place, owner }] : []
  })
  if (errors.length > 0) throw new ApiError('COM_ERR_001', { errors })
  return [...Map.groupBy(owned, ({ owner }) => owner.supplierId)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([supplierId, all]) => ({
      supplierId,
      name: all[0]!.owner.name,
      hasAccount: all[0]!.owner.account !== null,
      items: all.map(({ item, place, owner }) => ({ ...item, id: owner.id, place, code: owner.code })),
    }))
}

/** A fund pays that is there, and a bank to an account: suppliers without one are named. */
async function requireFund(payees: readonly Payee[], fundId: string): Promise<void> {
  const fund = await fundOf({ fundId })
  if (!fund) throw new ApiError('COM_ERR_001', { errors: [{ field: 'fundId', rule: 'unknownRelation' }] })
  const without = payees.filter(({ hasAccount }) => !hasAccount).map(({ name }) => name)
  if (fund.kind !== 'bank' || without.length === 0) return
  throw new ApiError('COM_ERR_001', {
    errors: [{ field: 'fundId', rule: 'noAccount', meta: { names: without.join(', ') } }],
  })
}

/** Mistakes of a voucher, said at the debts of the body that its lines are made from. */
function placed({ items }: Payee, error: unknown): unknown {
  if (!(error instanceof ApiError) || error.errors.length === 0) return error
  const { code, status, params, extra } = error
  const errors = error.errors.map(({ field, ...one }) => {
    const [, place, name] = /^allocations\.(\d+)\.(\w+)$/.exec(field) ?? []
    const item = place === undefined ? undefined : items[Number(place)]
    const own = item ? `items.${item.place}.${name === 'amount' ? 'amount' : 'id'}` : field
    return { ...one, field: own }
  })
  return new ApiError(code, { errors, status, params, extra })
}

/**
 * Pays debts to suppliers together: one voucher for each supplier, from one fund on one day. All of it happens or
 * nothing; a voucher that somebody has to approve waits for them.
 * @throws ApiError at the debt that it is about
 */
export async function payTogether(maker: Maker, { items, ...common }: PaidTogether): Promise<Voucher[]> {
  const { engine, seen, writer } = maker
  const payments = engine.lookup('debt-transactions')
  const payees = await payeesOf(items)
  await requireFund(payees, common.fundId)
  // All of them before the fund, as each posting does.
  await lockLedgers({
    payables: payees.map(({ supplierId }) => ({ supplierId })),
    cash: [{ fundId: common.fundId }],
  })
  const [request] = Object.entries(payments.states!.actions).find(([, { approval }]) => approval === 'open')!
  const paid: Voucher[] = []
  for (const payee of payees) {
    try {
      const allocations = payee.items.map(({ key, id, amount }) => ({ [key]: id, amount }))
      const codes = payee.items.map(({ code }) => code).join(', ')
      const values = await validateCreate(seen(payments), {
        ...{ kind: 'payment', supplierId: payee.supplierId, allocations, ...common },
        amount: sum(payee.items.map(({ amount }) => amount)).toFixed(),
        content: (common.content ?? codes).slice(0, 500),
      })
      const { id } = await createRow(engine, payments, values, writer, null)
      await transition(engine, payments, id, request, { version: null, comment: null }, writer)
      paid.push({ ...(await storedNow(payments, id)), id })
    } catch (error) {
      throw placed(payee, error)
    }
  }
  return paid
}
