import { areas } from '@barem/resources/areas'
import type { AnyResource } from '@barem/resources/kit'
import { v7 as uuid } from 'uuid'
import { takeEvent } from '#app/approvals/approvals'
import { authorityOf, obstacleTo } from '#app/approvals/authority'
import { recordEvent } from '#app/approvals/events'
import { lockedInstanceById, type StoredInstance, type Subject } from '#app/approvals/instances'
import { mailAbout } from '#app/approvals/mails'
import type { Engine } from '#app/engine/engine'
import { ApiError, notFound } from '#app/http/api_error'
import type { Identity } from '#app/identity/identity'
import { SUPER_ADMIN } from '#app/identity/permissions'
import { rowsOf } from '#app/tenancy/run'

type Found = { request: StoredInstance & Subject; resource: AnyResource }

/** A request, locked, with its kind of document. @throws ApiError COM_ERR_002 */
async function requestOf(engine: Engine, id: string | undefined): Promise<Found> {
  const request = id === undefined ? null : await lockedInstanceById(id)
  const resource = engine.resources.find(({ name }) => name === request?.resource)
  if (!request || !resource) throw notFound()
  return { request, resource }
}

/** The document that a task is about, without a lock; null for none. */
export async function subjectOfTask(task: string): Promise<Subject | null> {
  const [found] = await rowsOf<Subject>(
    `select i.resource, i.record_id as "recordId" from approval_tasks k
     join approval_instances i on i.tenant_id = k.tenant_id and i.id = k.instance_id
     where k.tenant_id = app_tenant() and k.id = $1::uuid`,
    [task],
  )
  return found ?? null
}

/** The request of a task, locked. @throws ApiError COM_ERR_002 for none */
async function requestOfTask(engine: Engine, task: string): Promise<Found> {
  const [found] = await rowsOf<{ id: string }>(
    'select instance_id as id from approval_tasks where tenant_id = app_tenant() and id = $1::uuid',
    [task],
  )
  return requestOf(engine, found?.id)
}

/** @throws ApiError COM_ERR_001 at `to` for somebody who cannot decide, DOC_ERR_005 for the requester themselves */
async function requireAble(to: string, { request, resource }: Found): Promise<void> {
  const obstacle = obstacleTo(await authorityOf(to, resource.area), null)
  if (obstacle) throw new ApiError('COM_ERR_001', { errors: [{ field: 'to', rule: 'approverCannot' }] })
  if (to !== request.requestedBy) return
  const own = await rowsOf(
    `select 1 from users_role_groups m join role_groups r on r.tenant_id = m.tenant_id and r.id = m.target_id
     where m.tenant_id = app_tenant() and m.owner_id = $1::uuid and (r.code = '${SUPER_ADMIN}' or exists
       (select from jsonb_array_elements_text(r.permissions) p where starts_with(p, '${areas.selfApproval}.')))`,
    [to],
  )
  if (own.length === 0) throw new ApiError('DOC_ERR_005')
}

/**
 * Gives a task to somebody else: its assignee forwards it, or somebody who manages workflows reassigns it.
 * @throws ApiError QUT_ERR_011, DOC_ERR_001, WFL_ERR_003, WFL_ERR_004, COM_ERR_001 at `to`
 */
export async function handOver(
  engine: Engine,
  kind: 'forward' | 'reassign',
  task: string,
  { to, comment }: { to: string; comment: string | null },
  identity: Identity,
): Promise<void> {
  const found = await requestOfTask(engine, task)
  await requireAble(to, found)
  const said = { by: identity.userId, at: new Date().toISOString(), comment }
  await takeEvent(found.request, found.request, { kind, task, to, id: uuid(), ...said })
}

const today = `(now() at time zone 'Asia/Ho_Chi_Minh')::date`

/**
 * Mails a reminder to those whom a request waits for: its requester may do so once a day.
 * @throws ApiError COM_ERR_002, COM_ERR_004 for somebody else, DOC_ERR_001 when nobody is asked any more, WFL_ERR_010
 */
export async function remind(engine: Engine, id: string, identity: Identity): Promise<void> {
  const { request } = await requestOf(engine, id)
  if (request.requestedBy !== identity.userId) throw new ApiError('COM_ERR_004')
  const waiting = request.tasks.filter(({ status }) => status === 'pending')
  if (request.status !== 'pending' || waiting.length === 0) throw new ApiError('WFL_ERR_002')
  const before = await rowsOf(
    `select 1 from approval_events where tenant_id = app_tenant() and instance_id = $1::uuid and kind = 'remind'
       and (at at time zone 'Asia/Ho_Chi_Minh')::date = ${today}`,
    [id],
  )
  if (before.length > 0) throw new ApiError('WFL_ERR_010')
  await recordEvent(id, { kind: 'remind', by: identity.userId, at: new Date() })
  await mailAbout(
    request,
    waiting.map(({ assignee }) => [assignee, 'approvalReminder']),
  )
}
