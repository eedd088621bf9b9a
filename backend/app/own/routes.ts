import type { Routes } from '#app/routing/row'
import { draftRoutes } from './draft_routes.ts'
import { OWN_ROUTES, OWN_SHEETS, ownRows, ownSheets } from './own_rows.ts'
import { ownSheetRoutes } from './sheet_routes.ts'

type Method = 'get' | 'post' | 'patch' | 'delete'

/** Calls of rows at paths that name the resource. Each resource of a company's own is described by itself. */
const rowRoutes: Routes = Object.fromEntries(
  [
    ...OWN_SHEETS.map(([call, method, rest]) => ({
      call,
      method,
      rest,
      transaction: false as const,
      handle: ownSheets(call),
    })),
    ...OWN_ROUTES.map(([call, method, rest]) => ({
      call,
      method,
      rest,
      transaction: true as const,
      handle: ownRows(call),
    })),
  ].map(({ call, method, rest, ...row }) => [
    `own.${call}`,
    {
      method: method.toLowerCase() as Method,
      path: `/own/:key${rest}`,
      rule: 'resource',
      body: call === 'import' ? 'file' : 'usual',
      describes: null,
      ...row,
    },
  ]),
)

/** Resources that companies make themselves: what they are, making them, and their rows. */
export const ownRoutes: Routes = { ...draftRoutes, ...ownSheetRoutes, ...rowRoutes }
