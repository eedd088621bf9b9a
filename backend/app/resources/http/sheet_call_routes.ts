import type { AnyResource } from '@barem/resources/kit'
import { json, XLSX } from '#app/description/described'
import type { Engine } from '#app/engine/engine'
import { done, object, oneOf, text, type Schema } from '#app/description/schema'
import type { Identity } from '#app/identity/identity'
import { may } from '#app/identity/permissions'
import type { Routes } from '#app/routing/row'
import { exportFile, hasTemplate, isExported, templateFile } from './sheet_calls.ts'

const names = ({ resources }: Engine, allowed: (resource: AnyResource) => boolean): Schema => {
  const known = resources.filter(allowed).map(({ name }) => name)
  return known.length > 0 ? oneOf(...known) : text
}

const mayExport = (caller: Identity, { area, exportArea }: AnyResource) =>
  may(caller, area, 'v') && (exportArea === null || may(caller, exportArea, 'v'))

/** The calls of the specification for sheets, which open their own transactions. */
export const sheetCallRoutes: Routes = {
  'sheets.export': {
    method: 'post',
    path: '/Export/:path',
    rule: 'resource',
    transaction: false,
    body: 'usual',
    describes: (caller, engine) => ({
      summary: 'The rows of a list, on all its pages, as a sheet to download at File/{filePath} within seven days',
      params: { path: names(engine, (resource) => isExported(resource) && mayExport(caller, resource)) },
      body: json({
        type: 'object',
        description:
          'What the query of the list says: filters, q, _sort and _order. Documents without dates come of the past year, unless _range is all',
      }),
      answers: { 200: { says: 'Where it is kept', schema: done(object({ filePath: text })) } },
      refused: [404],
    }),
    handle: exportFile,
  },
  'sheets.template': {
    method: 'post',
    path: '/Product/Template/:path',
    rule: 'resource',
    transaction: false,
    body: 'usual',
    describes: (caller, engine) => ({
      summary: 'An empty sheet to fill in',
      params: { path: names(engine, (resource) => hasTemplate(resource) && may(caller, resource.area, 'c')) },
      answers: { 200: { says: 'An xlsx file', type: XLSX } },
      refused: [404],
    }),
    handle: templateFile,
  },
}
