import type { Opening } from '@barem/workflows'
import { v7 as uuid } from 'uuid'
import { rowsOf } from '#app/tenancy/run'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'

export type EventKind =
  'request' | 'approve' | 'reject' | 'return' | 'forward' | 'reassign' | 'takeBack' | 'close' | 'remind'

/** What happened to a request, as it is kept for ever. */
export interface StoredEvent {
  kind: EventKind
  by: string
  at: Date
  task?: string | null
  comment?: string | null
  /** What else a replay needs, such as where it was returned to. */
  detail?: object
  openings?: readonly Opening[]
}

/** Adds an event to those of a request, which is locked. */
export async function recordEvent(instance: string, event: StoredEvent): Promise<void> {
  const { kind, by, at, task = null, comment = null, detail = {}, openings = [] } = event
  await rowsOf(
    `insert into approval_events (tenant_id, id, instance_id, seq, kind, by_id, at, task_id, comment, detail, openings)
     select $1::uuid, $2::uuid, $3::uuid,
       coalesce((select max(seq) from approval_events where tenant_id = $1::uuid and instance_id = $3::uuid), 0) + 1,
       $4, $5::uuid, $6::timestamptz, $7::uuid, $8, $9::jsonb, $10::jsonb`,
    [
      tenantTransaction().tenantId,
      uuid(),
      instance,
      kind,
      by,
      at,
      task,
      comment,
      JSON.stringify(detail),
      JSON.stringify(openings),
    ],
  )
}
