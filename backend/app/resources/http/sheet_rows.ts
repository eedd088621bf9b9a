import { isDocument, memoise, type AnyResource } from '@barem/resources/kit'
import { onceFor, XLSX, type Answer } from '#app/description/described'
import { yes } from '#app/description/schema'
import type { Routes } from '#app/routing/row'
import { imported, listQuery, rangeQuery } from '../description/resource.ts'
import { describedTo } from './described_to.ts'
import { rulesOf } from './resource_rules.ts'
import { served } from './served.ts'
import { SheetController } from './sheet_controller.ts'

const sheet: Answer = { says: 'An xlsx file', type: XLSX }

/** The calls of sheets of a resource. They open their own transactions. */
export const sheetRows = memoise((resource: AnyResource): Routes => {
  const { name, path, actions } = resource
  const controller = new SheetController(resource)
  const { ofAll, ofExport } = rulesOf(resource)
  // A sheet has one row for each record: documents with their lines do not fit.
  const isTaken = actions.includes('create') && !isDocument(resource)
  return served(name, {
    export: actions.includes('list') && {
      method: 'get',
      path: `/${path}/export`,
      rule: ofExport(),
      transaction: false,
      describes: describedTo(resource)((seen) => ({
        summary: 'The rows of a list, on all its pages, as a sheet',
        query: { ...listQuery(seen), ...rangeQuery(seen) },
        answers: { 200: sheet },
      })),
      handle: controller.export,
    },
    template: isTaken && {
      method: 'get',
      path: `/${path}/template`,
      rule: ofAll('c'),
      transaction: false,
      describes: { summary: 'An empty sheet to fill in', answers: { 200: sheet } },
      handle: controller.template,
    },
    import: isTaken && {
      method: 'post',
      path: `/${path}/import`,
      rule: ofAll('c'),
      transaction: false,
      body: 'file',
      describes: {
        summary: 'Adds a row for each line of a sheet that is right, in parts that are saved one by one',
        query: { check: { ...yes, description: 'Only says what would happen' } },
        body: { [XLSX]: { type: 'string', format: 'binary' } },
        answers: { 200: imported },
        ...onceFor(false),
        refused: [...onceFor(false).refused, 413],
      },
      handle: controller.import,
    },
  })
})
