import logger from '@adonisjs/core/services/logger'
import { requestsNaming, type OpenRequest } from '#app/approvals/requests_naming'
import type { Writer } from '#app/engine/behaviour'
import { translate, type Language } from '#app/language/translate'
import { mailWords, type Recipient } from '#app/mail/mail_words'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import { SUPER_ADMIN } from './permissions.ts'

/** Documents that a mail names one by one. */
const NAMED = 10

/** How somebody else may have got access to an account. */
export type Takeover = 'reset' | 'doors'

const documentsIn = (requests: readonly OpenRequest[]) => (language: Language) =>
  requests
    .slice(0, NAMED)
    .map(({ resource, code }) => `${translate(language, `resources:${resource}.one`)} ${code}`)
    .join(', ') + (requests.length > NAMED ? ', …' : '')

/** The people who made these requests and the super admins, each once, if they have an address and may sign in. */
async function readers(requests: readonly OpenRequest[]): Promise<Recipient[]> {
  const { rows } = (await tenantTransaction().client.rawQuery(
    `select u.email, u.full_name as "fullName" from users u where u.tenant_id = app_tenant() and u.email is not null
      and not u.is_locked
       and (u.id = any(?) or exists (select from users_role_groups g join role_groups r on r.tenant_id = g.tenant_id
         and r.id = g.target_id
         where g.tenant_id = u.tenant_id and g.owner_id = u.id and r.code = ?))
     order by u.id`,
    [requests.map(({ requestedBy }) => requestedBy), SUPER_ADMIN],
  )) as { rows: Recipient[] }
  return rows
}

/**
 * Mails those who wait for an approver's decision, and the super admins, that somebody else may now be able to sign in
 * as that approver. Sent after the commit, and only when an open request names the approver.
 */
export async function tellOfTakeover(
  person: { id: string; fullName: string },
  how: Takeover,
  { identity }: Writer,
): Promise<void> {
  if (!identity || identity.userId === person.id) return
  const requests = await requestsNaming(person.id)
  if (requests.length === 0) return
  const told = await readers(requests)
  const params = {
    actor: `${identity.fullName} (${identity.username})`,
    approver: person.fullName,
    documents: documentsIn(requests),
  }
  tenantTransaction().client.after('commit', () => {
    for (const reader of told)
      mailWords(reader, how === 'reset' ? 'approverReset' : 'approverDoors', params, null).catch((error) =>
        logger.error({ err: error }, 'a change of an approver’s account could not be mailed'),
      )
  })
}
