import { allows, type AreaCode } from '@barem/resources/areas'
import type { AnyResource } from '@barem/resources/kit'
import { resources } from '@barem/resources'
import { everyCompany } from '#app/tenancy/every_company'
import { rowsOf } from '#app/tenancy/run'
import { inTenant } from '#app/tenancy/tenant_transaction'

/** Areas of documents that not everybody may write: there the right to create posts what one has made. */
const AREAS: readonly AreaCode[] = [
  ...new Set(
    (resources as readonly AnyResource[]).flatMap(({ states, open, area }) =>
      states && open !== 'own' && area !== null ? [area] : [],
    ),
  ),
]

/** Areas in which permissions let people create documents and, before, did not let them post any. */
const gained = (permissions: readonly string[]): AreaCode[] => {
  const held = new Set(permissions)
  return AREAS.filter((area) => allows(held, area, 'c') && !allows(held, area, 'u'))
}

/** Role groups whose people may now change and post the documents that they made, a sentence each for the operator. */
export async function groupsThatPost(): Promise<string[]> {
  const sentences: string[] = []
  for (const { id, name } of await everyCompany()) {
    const groups = await inTenant(id, () =>
      rowsOf<{ code: string; permissions: string[] }>(
        'select code, permissions from role_groups where tenant_id = app_tenant() order by code',
      ),
    )
    for (const { code, permissions } of groups) {
      const areas = gained(permissions)
      if (areas.length > 0)
        sentences.push(
          `${name}: role group ${code} now posts the documents that its people made, in ${areas.join(', ')}.`,
        )
    }
  }
  return sentences
}
