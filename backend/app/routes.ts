import { memoise, type AnyResource } from '@barem/resources/kit'
import { queryLists } from '@barem/resources/lists'
import { addressRoutes } from './addresses/routes.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { companyRoutes } from './company/routes.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import { debtRoutes } from './debt/routes.ts'
import { fileRoutes } from './files/routes.ts'
import { financeRoutes } from './finance/routes.ts'
import { finderRoutes } from './finder/routes.ts'
import { homeRoutes } from './home/routes.ts'
import { health } from './http/health.ts'
import { identityRoutes } from './identity/routes.ts'
import { approvalRoutes } from './inbox/routes.ts'
import { ownRoutes } from './own/routes.ts'
import { pricingRoutes } from './pricing/routes.ts'
import { purchasingRoutes } from './purchasing/routes.ts'
import { derivedRoutes } from './resources/http/derived_routes.ts'
import { queryListRows } from './resources/query/query_list_rows.ts'
import { sheetCallRoutes } from './resources/http/sheet_call_routes.ts'
import { profitRoutes } from './profit/routes.ts'
import type { Routes } from './routing/row.ts'
import type { Rule } from './routing/rule.ts'
import { salesRoutes } from './sales/routes.ts'
import { sources } from './sources.ts'
import { stockRoutes } from './stock/routes.ts'
import { viewRoutes } from './views/routes.ts'
import { workflowRoutes } from './workflows/routes.ts'

/** For machines that watch the server, outside the API: its path is not below `/v1.0`. */
export const healthRoutes: Routes = {
  health: { method: 'get', path: '/health', rule: 'anyone', describes: null, handle: health },
}

/** What the caller may do, as OpenAPI; the document does not describe itself. */
const descriptionRoutes: Routes = {
  openapi: {
    method: 'get',
    path: '/openapi.json',
    rule: 'signedIn',
    transaction: false,
    describes: null,
    // Loaded late, since it reads this file.
    handle: async (ctx) => (await import('./describe.ts')).describe(ctx),
  },
}

/** The routes of each room, but for those made from definitions. */
const roomRoutes: Routes = {
  ...identityRoutes,
  ...fileRoutes,
  ...addressRoutes,
  ...companyRoutes,
  ...catalogueRoutes,
  ...salesRoutes,
  ...purchasingRoutes,
  ...pricingRoutes,
  ...profitRoutes,
  ...approvalRoutes,
  ...homeRoutes,
  ...finderRoutes,
  ...stockRoutes,
  ...debtRoutes,
  ...dashboardRoutes,
  ...financeRoutes,
  ...viewRoutes,
  ...ownRoutes,
  ...workflowRoutes,
  ...sheetCallRoutes,
  ...descriptionRoutes,
}

/** Lists that queries make. */
const listRoutes: Routes = Object.assign({}, ...queryLists.map((list) => queryListRows(list, sources[list.name])))

/** All routes below `/v1.0` where these resources are served. */
export const routesOf = memoise((resources: readonly AnyResource[]): Routes => ({
  ...roomRoutes,
  ...listRoutes,
  ...derivedRoutes(resources),
}))

/**
 * Who may call what where these resources are served: a rule for each route by its name. `policy.txt` is a print of it:
 * whatever opens or closes a route shows there.
 */
export const policyOf = (resources: readonly AnyResource[]): Readonly<Record<string, Rule>> =>
  Object.fromEntries(
    Object.entries({ ...healthRoutes, ...routesOf(resources) }).map(([name, { rule }]) => [name, rule]),
  )
