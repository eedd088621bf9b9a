import { ignitor } from '../../../bin/boot.ts'

/** Gives the database of DATABASE_URL the tables that the definitions name and it lacks. */
const app = (await ignitor(false)).createApp('web')
await app.init()
await app.boot()
await import('#start/database')
const { drift } = await import('#app/resources/schema/drift')
const { default: db } = await import('@adonisjs/lucid/services/db')
const { statements } = await drift()
for (const statement of statements) await db.rawQuery(statement)
await app.terminate()
