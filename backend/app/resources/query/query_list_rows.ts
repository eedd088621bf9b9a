import type { QueryList } from '@barem/resources/kit'
import { XLSX } from '#app/description/described'
import { list, ref } from '#app/description/schema'
import type { Routes } from '#app/routing/row'
import { listHeaders, listQuery, optionsOf } from '../description/resource.ts'
import { describedTo } from '../http/described_to.ts'
import { hasRelations } from '../http/resource_rows.ts'
import { rulesOf } from '../http/resource_rules.ts'
import { served } from '../http/served.ts'
import { QueryListController } from './query_list_controller.ts'
import type { Source } from './source.ts'

/** The calls of a list that a query makes. The sheet opens a transaction of its own. */
export function queryListRows(resource: QueryList, source: Source): Routes {
  const { name, path } = resource
  const controller = new QueryListController(resource, source)
  const { ofAll, ofExport } = rulesOf(resource)
  const to = describedTo(resource)
  return served(name, {
    export: {
      method: 'get',
      path: `/${path}/export`,
      rule: ofExport(),
      transaction: false,
      describes: to((seen) => ({
        summary: 'The rows of the list, on all its pages, as a sheet; the last row has the sums',
        query: listQuery(seen),
        answers: { 200: { says: 'An xlsx file', type: XLSX } },
      })),
      handle: controller.export,
    },
    options: hasRelations(resource) && {
      method: 'get',
      path: `/${path}/options/:field`,
      rule: ofAll('v'),
      describes: to(optionsOf),
      handle: controller.options,
    },
    list: {
      method: 'get',
      path: `/${path}`,
      rule: ofAll('v'),
      describes: to((seen) => ({
        summary: 'A page of rows',
        query: listQuery(seen),
        answers: { 200: { says: 'The rows', schema: list(ref(name)), headers: listHeaders(seen) } },
      })),
      handle: controller.list,
    },
  })
}
