import type { OwnDefinition, OwnPlace } from '@barem/resources/own'
import { rowsOf } from '#app/tenancy/run'

export type Status = 'draft' | 'published' | 'retired' | 'purged'

/** A definition that is or was served, as it is stored. */
export interface Stored extends OwnPlace {
  id: string
  status: Exclude<Status, 'draft'>
  own: OwnDefinition
  /** How often it was published. */
  version: number
}

/** The definitions of the company that have a table, in the order in which they were made. */
export const readStored = (): Promise<Stored[]> =>
  rowsOf<Stored>(
    `select id, name, area, status, definition as own, version from own_definitions
      where tenant_id = app_tenant() and status in ('published', 'retired') order by created_at, id`,
  )

/** The version of the company's definitions: it grows with each publication. */
export async function readVersion(): Promise<number> {
  const [row] = await rowsOf<{ version: number }>(
    'select definitions_version as version from tenants where tenant_id = app_tenant()',
  )
  return row!.version
}
