import { MailResponse } from '@adonisjs/mail'
import type { MailTransportContract, NodeMailerMessage } from '@adonisjs/mail/types'
import logger from '@adonisjs/core/services/logger'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { v7 as uuid } from 'uuid'

/** Writes mails as .eml files, for installations without SMTP; the log says where. */
export function fileTransport(storageDir: string): MailTransportContract {
  const compose = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(message: NodeMailerMessage) {
      const { message: content, envelope, messageId } = await compose.sendMail(message as never)
      const folder = join(storageDir, 'mail')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${uuid()}.eml`)
      await writeFile(file, content as Buffer, { mode: 0o600 })
      logger.warn(`no SMTP_URL is set: the mail is in ${file}`)
      return new MailResponse(messageId, envelope as never, { file })
    },
  }
}
