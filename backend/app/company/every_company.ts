import db from '@adonisjs/lucid/services/db'

export interface Company {
  id: string
  name: string
  code: string
}

/** Every company there is, by name, read as the one role that may read them without being in one. */
export const everyCompany = (): Promise<Company[]> =>
  db.transaction(async (client) => {
    await client.rawQuery('set local role barem_public')
    const { rows } = (await client.rawQuery('select tenant_id as id, name, code from tenants order by name')) as {
      rows: Company[]
    }
    return rows
  })
