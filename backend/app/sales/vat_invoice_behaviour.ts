import { dayInVietnam } from '@barem/resources/kit'
import type { BehaviourOf, ValuesOf } from '#app/engine/behaviour_of'
import { ApiError, mistaken, type FieldError } from '#app/http/api_error'
import { numberValueOf } from '#app/engine/number_value'
import { rowsOf } from '#app/tenancy/run'

type VatInvoice = ValuesOf<'vat-invoices'>

interface Linked {
  id: string
  code: string
  customerId: string
  status: string
}

/** States in which the tax authority knows it, so that the documents it is of stay as they are. */
const IN_FORCE: readonly string[] = ['issued', 'adjusted']

/** The documents that a VAT invoice is of, by its fields: sales invoices, returns, and prices that were lowered. */
const LINKS = { invoiceIds: 'invoices', returnIds: 'returns', adjustmentIds: 'debt_adjustments' } as const
type Link = keyof typeof LINKS

/** The rows that it is of. They are locked, so that none of them is undone while it is being linked. */
const linkedTo = (row: VatInvoice, field: Link): Promise<Linked[]> =>
  row[field].length === 0
    ? Promise.resolve([])
    : rowsOf<Linked>(
        `select id, code, customer_id as "customerId", status from ${LINKS[field]}
          where tenant_id = app_tenant() and id = any($1::uuid[]) order by id for share`,
        [row[field]],
      )

/** What keeps a VAT invoice from being of its documents: another customer has them, or they were just undone. */
async function linkMistakes(row: VatInvoice, before: VatInvoice | null, field: Link): Promise<FieldError[]> {
  const linked = await linkedTo(row, field)
  const naming = (rule: string, found: readonly Linked[]): FieldError[] =>
    found.length > 0 ? [{ field, rule, meta: { codes: found.map(({ code }) => code) } }] : []
  return [
    ...naming(
      'ofAnotherCustomer',
      linked.filter(({ customerId }) => customerId !== row.customerId),
    ),
    ...naming(
      'undoneMeanwhile',
      linked.filter(({ id, status }) => status !== 'done' && !before?.[field].includes(id)),
    ),
  ]
}

/**
 * Another one of the serial whose number is the same by its value, such as 77 beside 00000077. Those that are there
 * already stay; nobody else registers one meanwhile.
 */
async function numberMistakes({ serial, number }: VatInvoice, id: string | null, before: VatInvoice | null) {
  if (before?.serial === serial && before.number === number) return []
  await rowsOf(
    `select pg_advisory_xact_lock(hashtextextended(
       'vat invoices ' || app_tenant()::text || $1 || ' ' || (${numberValueOf('$2::text')}), 0))`,
    [serial, number],
  )
  const found = await rowsOf<{ number: string }>(
    `select number from vat_invoices where tenant_id = app_tenant() and serial = $1 and number <> $2
       and ${numberValueOf('number')} = ${numberValueOf('$2::text')} and id is distinct from $3::uuid
     order by number limit 1`,
    [serial, number, id],
  )
  return found.map((same): FieldError => ({ field: 'number', rule: 'sameNumber', meta: { number: same.number } }))
}

/** VAT invoices are of posted invoices of their own customer, are issued by today, and each has a number of its own. */
export const vatInvoiceBehaviour: BehaviourOf<'vat-invoices'> = {
  async settle(row, { id, before }) {
    const mistakes: FieldError[] = [
      ...(row.status !== 'not_issued' && row.issuedOn > dayInVietnam(new Date())
        ? [{ field: 'issuedOn', rule: 'notIssuedYet' }]
        : []),
      ...(await numberMistakes(row, id, before)),
      ...(await linkMistakes(row, before, 'invoiceIds')),
      ...(await linkMistakes(row, before, 'returnIds')),
      ...(await linkMistakes(row, before, 'adjustmentIds')),
      ...(id !== null && row.originalId === id ? [{ field: 'originalId', rule: 'ownOriginal' }] : []),
    ]
    if (mistakes.length > 0) throw mistaken(mistakes)
  },
  async deleting(_id, row) {
    if (!IN_FORCE.includes(row.status)) return
    const linked = [
      ...(await linkedTo(row, 'invoiceIds')),
      ...(await linkedTo(row, 'returnIds')),
      ...(await linkedTo(row, 'adjustmentIds')),
    ]
    if (linked.length === 0) return
    const codes = linked.map(({ code }) => code)
    throw new ApiError('VAT_ERR_008', { params: { number: `${row.serial} ${row.number}`, codes: codes.join(', ') } })
  },
}
