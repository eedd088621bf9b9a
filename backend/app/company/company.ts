import definition from '@barem/resources/company'
import { snake, type AnyResource } from '@barem/resources/kit'
import type { Values, Writer } from '#app/engine/behaviour'
import { differing } from '#app/engine/same_values'
import { readHistory } from '#app/history/read_history'
import { recordHistory } from '#app/history/record_history'
import { mistaken, type FieldError } from '#app/http/api_error'
import { engine } from '#app/resources/serving'
import { mistakesOf, validateUpdate } from '#app/resources/validation/validator'
import { requireFiles, tellingFiles } from '#app/resources/write/require_files'
import { staleError } from '#app/resources/write/stale_save'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'

export const company = definition as unknown as AnyResource

const columns = Object.keys(company.fields)
  .map((name) => `${snake(name)} as "${name}"`)
  .join(', ')

/** The company of the transaction, with its version. */
export async function readCompany(lock = false): Promise<Values & { id: string; version: number }> {
  const { rows } = await tenantTransaction().client.rawQuery(
    `select tenant_id as id, version, created_at as "createdAt", updated_at as "updatedAt", ${columns} from tenants
      where tenant_id = app_tenant() ${lock ? 'for update' : ''}`,
  )
  return rows[0]
}

/** Fields printed at the head of every paper of the company, readable by everyone who prints. */
export const LETTERHEAD = [
  'code',
  'name',
  'shortName',
  'taxCode',
  'phone',
  'address',
  'bankAccountName',
  'bankAccountNumber',
  'bankName',
  'bankBranch',
  'logo',
] as const

export async function readLetterhead(): Promise<Values> {
  const row = await readCompany()
  return Object.fromEntries(LETTERHEAD.map((name) => [name, row[name]]))
}

/**
 * Saves changes of the company's own data, with their history.
 * @param beside mistakes of the call that brings them, with which nothing is saved
 * @throws ApiError COM_ERR_001 with errors at fields, COM_ERR_005 when someone saved since `version`
 */
export const saveCompany = (body: Values, writer: Writer, beside: readonly FieldError[] = []): Promise<void> =>
  tellingFiles(
    company,
    async () => differing(await readCompany(), body),
    writer,
    () => checkedAndSaved(body, writer, beside),
  )

async function checkedAndSaved(body: Values, writer: Writer, beside: readonly FieldError[]): Promise<void> {
  if (beside.length > 0) throw mistaken([...beside, ...(await mistakesOf(() => validateUpdate(company, body)))])
  const { changes, version } = await validateUpdate(company, body)
  const before = await readCompany(true)
  if (version !== null && version !== before.version)
    throw staleError(
      changes,
      before,
      (await readHistory(company, before.id, { start: 0, limit: 20, afterVersion: version })).entries,
    )
  const changed = differing(before, changes)
  if (Object.keys(changed).length === 0) return
  await requireFiles(company, changed, null, writer)
  const { client } = tenantTransaction()
  const stored = Object.fromEntries(
    Object.entries(changed).map(([name, value]) => [
      snake(name),
      company.fields[name]!.type === 'address' && value ? JSON.stringify(value) : value,
    ]),
  )
  await client
    .from('tenants')
    .where('tenant_id', before.id)
    .update({ ...stored, version: before.version + 1, updated_at: new Date(), updated_by: writer.userId })
  const was = Object.fromEntries(Object.keys(changed).map((name) => [name, before[name]]))
  await recordHistory(
    {
      resource: company,
      recordId: before.id,
      version: before.version + 1,
      action: 'update',
      before: was,
      after: changed,
      writer,
    },
    engine.lookup,
  )
}
