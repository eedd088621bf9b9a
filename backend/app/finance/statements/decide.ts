import { owedKeys, payableDebts, receivableDebts } from '@barem/resources/debts'
import { UUID, type AnyResource } from '@barem/resources/kit'
import type { Values, Writer } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { ApiError, mistaken, notFound, unknownFields, type FieldError } from '#app/http/api_error'
import { createChecked } from '#app/resources/http/save_changes'
import { storedNow } from '#app/resources/write/stored_values'
import { transition } from '#app/resources/write/transition'
import { rowsOf } from '#app/tenancy/run'
import { bookedEntries } from './candidates.ts'
import { lockedLine } from './lines.ts'

/** Who confirms, and how they see documents. */
export interface Maker {
  engine: Engine
  writer: Writer
  seen: (resource: AnyResource) => AnyResource
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockedLine>>>

/** What a line is confirmed to be: money that is booked, or a receipt or a payment that is made. */
export const decisionKinds = ['booked', 'receipt', 'deposit', 'payment'] as const
type Kind = (typeof decisionKinds)[number]

const FIELDS: Readonly<Record<Kind, readonly string[]>> = {
  booked: ['documentId'],
  receipt: ['partyId', 'allocations'],
  deposit: ['partyId', 'orderId'],
  payment: ['partyId', 'allocations'],
}

const KEYS = [...owedKeys(receivableDebts.items), ...owedKeys(payableDebts.items)]

export interface Decision {
  kind: Kind
  documentId?: string
  partyId?: string
  orderId?: string
  allocations?: { key: string; id: string; amount: string }[]
}

function mistakesOfPart(part: unknown, path: string): FieldError[] {
  if (typeof part !== 'object' || part === null) return [{ field: path, rule: 'object' }]
  const { key, id, amount, ...others } = part as Values
  return [
    ...unknownFields(Object.keys(others).map((name) => `${path}.${name}`)),
    ...(KEYS.some((one) => one === key) ? [] : [{ field: `${path}.key`, rule: 'enum' }]),
    ...(typeof id === 'string' && UUID.test(id) ? [] : [{ field: `${path}.id`, rule: 'uuid' }]),
    ...(typeof amount === 'string' && /^[1-9]\d{0,14}$/.test(amount)
      ? []
      : [{ field: `${path}.amount`, rule: 'min', meta: { min: '1' } }]),
  ]
}

/** @throws ApiError naming every field that cannot be read */
export function decisionIn(body: Values): Decision {
  const kind = decisionKinds.find((one) => one === body.kind)
  if (!kind) throw mistaken([{ field: 'kind', rule: 'enum' }])
  const { allocations } = body
  const errors: FieldError[] = [
    ...unknownFields(Object.keys(body).filter((name) => name !== 'kind' && !FIELDS[kind].includes(name))),
    ...FIELDS[kind]
      .filter((name) => name !== 'allocations')
      .filter((name) => !(typeof body[name] === 'string' && UUID.test(body[name])))
      .map((name) => ({ field: name, rule: 'uuid' })),
    ...(allocations === undefined
      ? []
      : Array.isArray(allocations)
        ? allocations.flatMap((part, place) => mistakesOfPart(part, `allocations.${place}`))
        : [{ field: 'allocations', rule: 'array' }]),
  ]
  if (errors.length > 0) throw mistaken(errors)
  return body as unknown as Decision
}

/** The line, locked, while nobody has decided on it. @throws ApiError COM_ERR_002, or BST_ERR_006 */
async function openLine(id: string): Promise<Locked> {
  const line = await lockedLine(id)
  if (!line) throw notFound()
  if (line.state !== 'open') throw new ApiError('BST_ERR_006')
  return line
}

/** The document of money that is booked already; one at a time, so that no two lines are linked to it. */
async function bookedDocument({ fundId, amount }: Locked, documentId: string) {
  await rowsOf(`select pg_advisory_xact_lock(hashtextextended('statement ' || app_tenant()::text || $1, 0))`, [
    documentId,
  ])
  const entries = await bookedEntries(fundId, '2000-01-01', '2100-12-31')
  const entry = entries.find((one) => one.documentId === documentId.toLowerCase() && one.amount === amount)
  if (!entry) throw new ApiError('COM_ERR_001', { errors: [{ field: 'documentId', rule: 'notBooked' }] })
  return { document: entry.document, documentId: entry.documentId, code: entry.code }
}

/** Makes the receipt or the payment of a line, and posts it, or asks for its approval. */
async function madeFrom({ engine, seen, writer }: Maker, line: Locked, decision: Decision) {
  const payments = engine.lookup('debt-transactions')
  const { kind, partyId, orderId, allocations } = decision
  if (line.amount.startsWith('-') !== (kind === 'payment'))
    throw new ApiError('COM_ERR_001', { errors: [{ field: 'kind', rule: 'otherDirection' }] })
  const values = {
    ...{ kind, executionDate: line.date, fundId: line.fundId, amount: line.amount.replace('-', '') },
    [kind === 'payment' ? 'supplierId' : 'customerId']: partyId,
    ...(orderId && { orderId }),
    ...(allocations && { allocations: allocations.map(({ key, id, amount }) => ({ [key]: id, amount })) }),
    ...(line.payer && { payer: line.payer }),
    ...((line.content ?? line.reference) && { content: (line.content ?? line.reference)!.slice(0, 500) }),
  }
  const [request] = Object.entries(payments.states!.actions).find(([, { approval }]) => approval === 'open')!
  const { id } = await createChecked(engine, { resource: payments, seen: seen(payments) }, values, writer)
  await transition(engine, payments, id, request, { version: null, comment: null }, writer)
  const { code } = await storedNow(payments, id)
  return { document: payments.name, documentId: id, code: code as string | null }
}

/**
 * Confirms what a line is. It is linked to money that is booked, or makes a receipt or a payment of its day and amount.
 * @throws ApiError BST_ERR_006 for a line that somebody has decided on, or what refuses the document
 */
export async function confirmLine(maker: Maker, id: string, decision: Decision) {
  const line = await openLine(id)
  const made =
    decision.kind === 'booked'
      ? await bookedDocument(line, decision.documentId!)
      : await madeFrom(maker, line, decision)
  await rowsOf(
    `update bank_statement_lines set state = 'confirmed', document = $2, document_id = $3, decided_at = now(),
       decided_by = $4 where tenant_id = app_tenant() and id = $1`,
    [id, made.document, made.documentId, maker.writer.userId],
  )
  return { id, state: 'confirmed', ...made }
}

/** Leaves a line out, with a reason. */
export async function ignoreLine(id: string, reason: string, userId: string): Promise<void> {
  await openLine(id)
  await rowsOf(
    `update bank_statement_lines set state = 'ignored', reason = $2, decided_at = now(), decided_by = $3
     where tenant_id = app_tenant() and id = $1`,
    [id, reason, userId],
  )
}

/** Opens a line anew that was left out, or whose document was undone. @throws ApiError COM_ERR_002, or BST_ERR_007 */
export async function reopenLine(id: string): Promise<void> {
  const line = await lockedLine(id)
  if (!line) throw notFound()
  if (line.state !== 'ignored' && !line.isGone) throw new ApiError('BST_ERR_007')
  await rowsOf(
    `update bank_statement_lines set state = 'open', reason = null, document = null, document_id = null,
       decided_at = null, decided_by = null where tenant_id = app_tenant() and id = $1`,
    [id],
  )
}
