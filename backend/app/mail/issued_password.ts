import { mailWords, type Recipient } from './mail_words.ts'

/** Mails the password that an account was given by an administrator. */
export const sendIssuedPassword = ({
  company,
  username,
  password,
  ...to
}: Recipient & { company: string; username: string; password: string }): Promise<void> =>
  mailWords(to, 'issuedPassword', { company, username, password }, null)
