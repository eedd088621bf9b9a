import { addDays } from '@barem/resources/calc/days'
import { engine } from '#app/resources/serving'
import { transition } from '#app/resources/write/transition'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import { addDocument, writer } from './add_document.ts'
import { dayAt, DAYS } from './trade.ts'

interface Short {
  id: string
  day: string
  supplierId: string
  lines: { id: string; productId: string; shortWeight: string }[]
}

/** Kg from which a mill is written to. */
const LEAST_KG = 50

/** Receipts whose goods weighed far less than is paid, the oldest first. */
async function short(): Promise<Short[]> {
  const { rows } = (await tenantTransaction().client.rawQuery(
    `select r.id, r.document_date::text as day, r.supplier_id as "supplierId",
       json_agg(json_build_object('id', l.id, 'productId', l.product_id, 'shortWeight', l.short_weight::text)
         order by l.position) as lines
     from warehouse_receipts r
       join warehouse_receipts_lines l on l.tenant_id = r.tenant_id and l.owner_id = r.id
     where r.tenant_id = app_tenant() and r.status = 'done' and l.short_weight >= ?
     group by r.id, r.document_date, r.supplier_id, r.code order by r.document_date, r.code`,
    [LEAST_KG],
  )) as { rows: Short[] }
  return rows
}

const within = (day: string) => (day > dayAt(DAYS - 1) ? dayAt(DAYS - 1) : day)

/** What the mills said to the last claims, the newest first: one waits, one is accepted, one in part, one refused. */
const answers = [null, 'accept', 'acceptPart', 'refuse'] as const

/** Half of the kg of each line of a claim. */
async function half(id: string) {
  const { rows } = (await tenantTransaction().client.rawQuery(
    `select id, floor(short_weight / 2)::text as "acceptedWeight" from supplier_claims_lines
      where tenant_id = app_tenant() and owner_id = ?`,
    [id],
  )) as { rows: { id: string; acceptedWeight: string }[] }
  return rows
}

/** Takes what a mill said to a claim. */
async function answer(id: string, said: (typeof answers)[number], answeredOn: string, userId: string) {
  if (said === null) return
  const comment = said === 'refuse' ? 'Nhà máy cho rằng cân của kho chưa kiểm định' : null
  const values = said === 'refuse' ? {} : { answeredOn, ...(said === 'acceptPart' && { lines: await half(id) }) }
  const by = writer(userId, new Date(`${answeredOn}T15:20:00+07:00`))
  await transition(engine, engine.lookup('supplier-claims'), id, said, { version: null, comment, said: values }, by)
}

/** Claims for the last loads that weighed too little; the newest one is still to be claimed. */
export async function addSupplierClaims(users: ReadonlyMap<string, string>) {
  const userId = users.get('ketoankho.demo')!
  const lately = (await short()).toReversed().slice(1, 1 + answers.length)
  for (const [place, { id: receiptId, day, supplierId, lines }] of lately.entries()) {
    const documentDate = within(addDays(day, 1))
    const own = lines.map(({ id: receiptLineId, productId, shortWeight }) => ({
      ...{ receiptLineId, productId, shortWeight },
    }))
    const body = { receiptId, supplierId, documentDate, basis: 'Phiếu cân hai lần có chữ ký lái xe', lines: own }
    const by = writer(userId, new Date(`${documentDate}T09:40:00+07:00`))
    const id = await addDocument('supplier-claims', body, ['send'], by)
    await answer(id, answers[place]!, within(addDays(day, 4)), userId)
  }
}
