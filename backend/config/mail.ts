import { defineConfig, transports } from '@adonisjs/mail'
import { environment } from '#app/environment/prepare'
import { fileTransport } from '#app/mail/file_transport'

const { smtpUrl, mailFrom, storageDir } = environment()

function smtp(url: string) {
  const { hostname, port, protocol, username, password } = new URL(url)
  const auth = username
    ? { auth: { type: 'login' as const, user: decodeURIComponent(username), pass: decodeURIComponent(password) } }
    : {}
  return transports.smtp({
    host: hostname,
    port: Number(port || (protocol === 'smtps:' ? 465 : 587)),
    secure: protocol === 'smtps:',
    ...auth,
  })
}

/** Real SMTP when it is set; else every mail is a file in the storage folder. */
const mailConfig = defineConfig({
  default: 'main',
  from: mailFrom,
  mailers: { main: smtpUrl ? smtp(smtpUrl) : () => fileTransport(storageDir) },
})

export default mailConfig
