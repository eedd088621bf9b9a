import { companyName } from '#app/company/every_company'
import { mailWords, type Recipient } from './mail_words.ts'

/** Mails the password that an account was given by an administrator. */
export async function sendIssuedPassword({
  tenantId,
  username,
  password,
  ...to
}: Recipient & { tenantId: string; username: string; password: string }): Promise<void> {
  await mailWords(to, 'issuedPassword', { company: await companyName(tenantId), username, password }, null)
}
