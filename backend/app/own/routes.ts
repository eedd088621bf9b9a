import type { Row, Routes } from '#app/routing/row'
import { draftRoutes } from './draft_routes.ts'
import { OWN_ROUTES, OWN_SHEETS, ownCall } from './own_rows.ts'
import { ownSheetRoutes } from './sheet_routes.ts'

const rowOf = (call: string, method: 'get' | 'post' | 'patch' | 'delete', rest: string, transaction: boolean): Row => ({
  method,
  path: `/own/:key${rest}`,
  rule: 'resource',
  transaction,
  body: call === 'import' ? 'file' : 'usual',
  // Each resource of a company's own is described by itself.
  describes: null,
  handle: ownCall(call),
})

/** Calls of rows at paths that name the resource. */
const rowRoutes: Routes = Object.fromEntries([
  ...OWN_SHEETS.map(([call, method, rest]) => [`own.${call}`, rowOf(call, method, rest, false)]),
  ...OWN_ROUTES.map(([call, method, rest]) => [`own.${call}`, rowOf(call, method, rest, true)]),
])

/** Resources that companies make themselves: what they are, making them, and their rows. */
export const ownRoutes: Routes = { ...draftRoutes, ...ownSheetRoutes, ...rowRoutes }
