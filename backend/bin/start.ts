import { explain, ignitor } from './boot.ts'
import { bringUpToDate } from '#app/environment/bring_up_to_date'
import { environment } from '#app/environment/prepare'
import { listener } from '#app/http/listener'

/** `npm start`: database up to date, demo where there is nothing, then the server; says where it is. */
async function start() {
  const app = await ignitor(true)
  process.stdout.write(
    environment().engine ? `Database: embedded, in ${environment().storageDir}\n` : 'Database: PostgreSQL\n',
  )
  app.tap((service) =>
    service.starting(async () => {
      await bringUpToDate(service, (line) => process.stdout.write(`${line}\n`))
    }),
  )
  const { smtpUrl, publicUrl } = environment()
  if (smtpUrl && !publicUrl)
    process.stdout.write('Mails carry no links: PUBLIC_URL, the address that people type, is not set.\n')
  await app.httpServer().start(listener)
  await announce()
}

async function announce() {
  const { default: server } = await import('@adonisjs/core/services/server')
  const { hasDemo } = await import('#database/demo/index')
  const { demoCompanies, DEMO_PASSWORD } = await import('#database/demo/companies')
  const address = server.getNodeServer()!.address() as { address: string; port: number }
  const host = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(address.address) ? 'localhost' : address.address
  // Asked first: once the address is known, whatever a caller does must not be the end of the start.
  const demo = (await hasDemo())
    ? `Demo companies: ${demoCompanies.map(({ name }) => name).join(', ')}\nAccounts: ${demoCompanies[0]!.accounts.map(({ username }) => username).join(', ')}; password ${DEMO_PASSWORD}\n`
    : ''
  process.stdout.write(`\nBarem is ready: http://${host}:${address.port}\n${demo}`)
}

await start().catch(explain)
