/** HTTP specs that hold what a room of the server does, by the beginnings of their names; the longest room counts. */
export const ROOMS = {
  addresses: ['addresses'],
  approvals: ['approval', 'documents/requests', 'documents/life'],
  catalogue: ['catalogue', 'products', 'units'],
  company: ['company', 'explicit_choices'],
  description: ['openapi'],
  documents: ['documents', 'approval'],
  embedded: ['health', 'commits/after'],
  engine: ['resources/rules', 'documents/orders'],
  environment: ['health'],
  files: ['files'],
  finder: ['find'],
  goods: ['documents/goods', 'documents/orders_goods', 'documents/unlike_goods'],
  history: ['history'],
  http: ['limits', 'health', 'simple_rest', 'language', 'files/once', 'resources/hostile'],
  identity: ['identity', 'policy', 'resources/permissions'],
  inbox: ['approval'],
  language: ['language', 'resources/messages'],
  limits: ['limits'],
  mail: ['identity/forgotten', 'identity/takeover_mails'],
  posting: ['stock'],
  pricing: ['pricing', 'documents/figures'],
  purchasing: ['documents/contracts', 'total_purchase'],
  'resources/description': ['openapi'],
  'resources/http': ['resources', 'documents', 'exports'],
  'resources/read': [
    'exports',
    'find',
    'resources/long_lists',
    'resources/options',
    'resources/pages',
    'resources/queries',
    'resources/search',
  ],
  'resources/schema': ['resources/rules'],
  'resources/scaffold': [],
  'resources/sheets': ['exports', 'resources/imports', 'resources/sheet'],
  'resources/validation': ['resources/all_mistakes', 'resources/bad_values', 'resources/rules'],
  'resources/write': [
    'documents',
    'resources/all_mistakes',
    'resources/choosable',
    'resources/deleting',
    'resources/rules',
  ],
  resources: ['resources'],
  sales: ['documents/estimated_weights', 'documents/open_orders', 'documents/orders', 'pricing/orders'],
  tenancy: ['commits', 'resources/permissions'],
  views: ['views'],
  zip: ['resources/sheet'],
}

/** Specs of a file of the server: `[]` when its room has none. `path` runs from the root of the project. */
export function specsOfRoom(path, specs) {
  const below = path.replace('backend/app/', '')
  const room = Object.keys(ROOMS)
    .filter((name) => below.startsWith(`${name}/`))
    .sort((a, b) => b.length - a.length)[0]
  if (room === undefined) return []
  return specs.filter((spec) => ROOMS[room].some((start) => spec.startsWith(`backend/tests/http/${start}`)))
}
