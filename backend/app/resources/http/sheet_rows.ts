import { isDocument, lineFieldsOf, memoise, type AnyResource } from '@barem/resources/kit'
import { onceFor, XLSX, type Answer } from '#app/description/described'
import { uuid, yes } from '#app/description/schema'
import type { Routes } from '#app/routing/row'
import { imported, listQuery, rangeQuery } from '../description/resource.ts'
import { describedTo } from './described_to.ts'
import { rulesOf } from './resource_rules.ts'
import { served, type Calls } from './served.ts'
import { linesSheetOf } from '../sheets/lines_columns.ts'
import { LinesSheetController } from './lines_sheet_controller.ts'
import { SheetController } from './sheet_controller.ts'

const sheet: Answer = { says: 'An xlsx file', type: XLSX }

const check = { check: { ...yes, description: 'Only says what would happen' } }
const workbook = { [XLSX]: { type: 'string', format: 'binary' } } as const
const sentOnce = { ...onceFor(false), refused: [...onceFor(false).refused, 413] }

/** The calls of lines that go out as a sheet to fill in, and come back from it. */
function linesRows(resource: AnyResource): Calls {
  const { path } = resource
  const { ofRow, ofUpdate } = rulesOf(resource)
  const calls = lineFieldsOf(resource)
    .filter((field) => linesSheetOf(resource, field))
    .map((field): Calls => {
      const controller = new LinesSheetController(resource, field)
      return {
        [`${field}Sheet`]: {
          method: 'get',
          path: `/${path}/:id/${field}/sheet`,
          rule: ofRow('v'),
          transaction: false,
          describes: {
            summary: `Its ${field} as a sheet to fill in`,
            params: { id: uuid },
            answers: { 200: sheet },
          },
          handle: controller.show,
        },
        [`${field}Filled`]: {
          method: 'post',
          path: `/${path}/:id/${field}/sheet`,
          rule: ofUpdate(),
          transaction: false,
          body: 'file',
          describes: {
            summary: `Fills in its ${field} by the rows of a sheet that are right; rows of other goods are added`,
            params: { id: uuid },
            query: check,
            body: workbook,
            answers: { 200: imported },
            ...sentOnce,
          },
          handle: controller.fill,
        },
      }
    })
  return Object.assign({}, ...calls) as Calls
}

/** The calls of sheets of a resource. They open their own transactions. */
export const sheetRows = memoise((resource: AnyResource): Routes => {
  const { name, path, actions } = resource
  const controller = new SheetController(resource)
  const { ofAll, ofExport } = rulesOf(resource)
  // A sheet has one row for each record: documents with their lines do not fit.
  const isTaken = actions.includes('create') && !isDocument(resource)
  return served(name, {
    ...linesRows(resource),
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
        query: check,
        body: workbook,
        answers: { 200: imported },
        ...sentOnce,
      },
      handle: controller.import,
    },
  })
})
