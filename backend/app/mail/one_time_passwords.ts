import type { Language } from '#app/language/translate'
import { mailWords, type Recipient } from './mail_words.ts'

/** Minutes that a mailed password counts. */
export const ONE_TIME_MINUTES = 15

/** A one-time password, and the company to enter with it. */
export interface CompanyPassword {
  company: string
  password: string
}

/** Mails one-time passwords, one for each company, in the language that they were asked for in. */
export function sendOneTimePasswords(to: Recipient, passwords: CompanyPassword[], language: Language): Promise<void> {
  const [first, ...more] = passwords as [CompanyPassword, ...CompanyPassword[]]
  const minutes = ONE_TIME_MINUTES
  if (more.length === 0) return mailWords(to, 'oneTimePassword', { ...first, minutes }, language)
  const list = passwords.map(({ company, password }) => `${company}: ${password}`).join('\n')
  return mailWords(to, 'oneTimePasswords', { list, minutes }, language)
}
