import { paying } from './billable.ts'
import { api, call, signIn, type Company } from './client.ts'

type Row = Record<string, any> & { id: string; version: number }

type Shared = (resource: string, company: Company) => Promise<string>
type Target = (resource: string, company: Company, chosen: Record<string, unknown>) => Promise<string>

const fines = new Map<Company, Promise<Row>>()

/** A fine that the company owes a supplier, of which all samples of a company set off a dong each. */
async function finedBy(company: Company, target: Target): Promise<Row> {
  // Nothing says that they are not the customer.
  const supplierId = await target('suppliers', company, { taxCode: null })
  const token = await signIn('superadmin', company)
  const client = api(token)
  const step = async (row: Row, action: string): Promise<Row> => {
    const { status, body } = await call('POST', `/debt-adjustments/${row.id}/${action}`, {
      ...{ token, body: { version: row.version } },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    })
    if (status >= 300) throw new Error(JSON.stringify(body))
    return body
  }
  const approverId = (await client.get('/User/profile')).body.data.id
  const { body: draft } = await client.post('/debt-adjustments', {
    ...{ kind: 'supplier_late_fee', supplierId, approverId, documentDate: '2026-11-05', dueDate: '2026-12-05' },
    ...{ amount: '1000', reason: 'Chậm trả' },
  })
  return step(await step(draft, 'request'), 'approve')
}

/** What a set-off says of a dong that a customer owes and a supplier is owed. */
export async function setOff(company: Company, shared: Shared, target: Target) {
  const { customerId, allocations } = await paying(company, shared)
  const fine = fines.get(company) ?? finedBy(company, target)
  fines.set(company, fine)
  const { id, supplierId } = await fine
  return { customerId, supplierId, allocations, payableAllocations: [{ adjustmentId: id, amount: '1' }], amount: '1' }
}
