import { mailWords, type Recipient } from './mail_words.ts'

/** Mails the password that an account was given by an administrator. */
export const sendIssuedPassword = ({ password, ...to }: Recipient & { password: string }): Promise<void> =>
  mailWords(to, 'issuedPassword', { password }, null)
