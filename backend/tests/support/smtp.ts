import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { until } from './until.ts'

export interface Smtp {
  url: string
  /** Mails that came for an address, in their order. */
  mailsTo: (address: string) => Email[]
  /** The mail to an address that came first, or as the `count`th, once it has come. */
  mailTo: (address: string, count?: number) => Promise<Email>
  stop: () => Promise<void>
}

/** A real SMTP server on the loopback, and what it received. */
export async function startSmtp(): Promise<Smtp> {
  const received: Email[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) =>
      void stream
        .toArray()
        .then((chunks) => PostalMime.parse(Buffer.concat(chunks)))
        .then((mail) => (received.push(mail), done()), done),
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const { port } = smtp.server.address() as { port: number }
  const mailsTo = (address: string) => received.filter(({ to }) => to?.some((one) => one.address === address))
  return {
    url: `smtp://127.0.0.1:${port}`,
    mailsTo,
    mailTo: (address, count = 1) =>
      until(async () => {
        const mails = mailsTo(address)
        if (mails.length < count) throw new Error(`${mails.length} mails to ${address}`)
        return mails[count - 1]!
      }),
    stop: () => new Promise<void>((resolve) => smtp.close(resolve)),
  }
}
