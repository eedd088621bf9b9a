import { companyName } from '#app/tenancy/every_company'
import { mailWords, type Recipient } from './mail_words.ts'

/** Mails the owner of an account that somebody guesses at its password, and what to do. */
export async function sendGuessesNotice({
  tenantId,
  username,
  guesses,
  network,
  ...to
}: Recipient & { tenantId: string; username: string; guesses: number; network: string }): Promise<void> {
  const company = await companyName(tenantId)
  await mailWords(to, 'guesses', { username, company, guesses, network }, null)
}
