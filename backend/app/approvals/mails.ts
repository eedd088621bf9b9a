import logger from '@adonisjs/core/services/logger'
import { resources } from '@barem/resources'
import type { Instance } from '@barem/workflows'
import { translate, type Language } from '#app/language/translate'
import { linkTo } from '#app/mail/link'
import { mailWords, type Recipient } from '#app/mail/mail_words'
import { rowsOf } from '#app/tenancy/run'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import type { Subject } from './instances.ts'

/** Why somebody gets a mail about a request: it is their turn, a step was reached, it is approved, or they are late. */
export type MailKind = 'approvalTurn' | 'approvalStep' | 'approvalDone' | 'approvalReminder'

/** A request that mails are about. */
export interface MailedRequest extends Subject {
  id: string
  requestedBy: string
  /** Who is told once it is approved. */
  inform: readonly string[]
}

/** Kinds of mails by the people who get them. */
function mailsOf({ inform }: MailedRequest, before: Instance | null, after: Instance): [string, MailKind][] {
  const had = new Set(before?.tasks.filter(({ status }) => status === 'pending').map(({ id }) => id))
  const turns = after.tasks
    .filter(({ id, status }) => status === 'pending' && !had.has(id))
    .map(({ assignee }) => assignee)
  const isReached = after.status === 'pending' && (!before || before.step !== after.step)
  const told = isReached ? (after.route[after.step]?.inform ?? []) : []
  const isDone = after.status === 'approved' && before?.status !== 'approved'
  return [
    ...turns.map((id): [string, MailKind] => [id, 'approvalTurn']),
    ...told.map((id): [string, MailKind] => [id, 'approvalStep']),
    ...(isDone ? inform : []).map((id): [string, MailKind] => [id, 'approvalDone']),
  ]
}

/** Mails people about a request once the transaction is committed; those without an address, or locked, get none. */
export async function mailAbout(
  { id, resource, recordId, requestedBy }: MailedRequest,
  mails: readonly [string, MailKind][],
): Promise<void> {
  const definition = resources.find(({ name }) => name === resource)
  if (mails.length === 0 || !definition) return
  const found = await rowsOf<Recipient & { id: string; requester: string; code: string }>(
    `select u.id, u.email, u.full_name as "fullName", r.full_name as requester, i.summary ->> 'code' as code
     from users u, users r, approval_instances i
     where u.tenant_id = app_tenant() and u.id = any($1::uuid[]) and u.email is not null and not u.is_locked
       and r.tenant_id = u.tenant_id and r.id = $2::uuid and i.tenant_id = u.tenant_id and i.id = $3::uuid`,
    [mails.map(([person]) => person), requestedBy, id],
  )
  const sent = mails.flatMap(([person, kind]) => {
    const reader = found.find((one) => one.id === person)
    return reader ? [{ reader, kind }] : []
  })
  tenantTransaction().client.after('commit', () => {
    for (const { reader, kind } of sent) {
      const document = (language: Language) => `${translate(language, `resources:${resource}.one`)} ${reader.code}`
      const address = (language: Language) =>
        linkTo(`${definition.route}/${recordId}`) ??
        translate(language, 'mail:whereToLook', { document: document(language) })
      mailWords(reader, kind, { document, requester: reader.requester, address }, null).catch((error) =>
        logger.error({ err: error }, 'a request for approval could not be mailed'),
      )
    }
  })
}

/** Mails those whose turn an event makes it, and those whom the workflow informs. */
export const mailTurns = (request: MailedRequest, before: Instance | null, after: Instance): Promise<void> =>
  mailAbout(request, mailsOf(request, before, after))
