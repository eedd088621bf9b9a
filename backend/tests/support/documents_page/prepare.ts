import { ignitor } from '../../../bin/boot.ts'

/**
 * Brings DATABASE_URL to the migrations of a copy of the project that has the page's document, and adds the
 * demo rows of the page to its first company. Fails where definitions and database differ.
 */
const app = (await ignitor(false)).createApp('web')
await app.init()
await app.boot()
await import('#start/database')
const { migratePending } = await import('#app/environment/bring_up_to_date')
const { drift } = await import('#app/resources/schema/drift')
await migratePending(app)
const { statements, orphans } = await drift()
if (statements.length + orphans.length > 0) throw new Error([...statements, ...orphans].join('\n'))
const { default: db } = await import('@adonisjs/lucid/services/db')
const { inTenant } = await import('#app/tenancy/tenant_transaction')
const module = '#database/demo/documents/bell_castings'
const { addBellCastings } = (await import(module)) as {
  addBellCastings: (users: ReadonlyMap<string, string>) => Promise<void>
}
const { rows } = await db.rawQuery(
  `select tenant_id as company, u.id from tenants t join users u using (tenant_id)
    where t.code = 'DONGA' and u.username = 'superadmin'`,
)
await inTenant(rows[0].company, () => addBellCastings(new Map([['superadmin', rows[0].id]])))
await app.terminate()
