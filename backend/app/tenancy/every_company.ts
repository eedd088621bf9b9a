import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

export interface Company {
  id: string
  name: string
  code: string
}

/** Reads as the one role that may read companies without being in one. */
const asPublic = <Row>(read: (client: TransactionClientContract) => Promise<{ rows: Row[] }>): Promise<Row[]> =>
  db.transaction(async (client) => {
    await client.rawQuery('set local role barem_public')
    return (await read(client)).rows
  })

/** Every company there is, by name. */
export const everyCompany = (): Promise<Company[]> =>
  asPublic((client) => client.rawQuery('select tenant_id as id, name, code from tenants order by name'))

/** The name of a company. */
export const companyName = async (tenantId: string): Promise<string> => {
  const [company] = await asPublic<Company>((client) =>
    client.rawQuery('select name from tenants where tenant_id = ?', [tenantId]),
  )
  return company!.name
}

/** The companies that an account is in, by name: that of a user name or phone number, as the database spells it. */
export const companiesOf = (account: string): Promise<Pick<Company, 'id' | 'name'>[]> =>
  asPublic(async (client) => {
    await client.rawQuery(`select set_config('app.account', ?, true)`, [account])
    return client.rawQuery(
      `select tenant_id as id, name from tenants t where exists (select from users u where u.tenant_id = t.tenant_id)
        order by name`,
    )
  })
