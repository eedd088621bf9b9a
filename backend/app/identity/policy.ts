/**
 * Who may call what: every route by its name, written out by hand so that a change of definitions or routes that opens
 * or closes something shows here, or fails `node ace policy:check` and the suite that tries each rule for every role
 * group.
 */
export type Rule =
  /** Without signing in. */
  | 'anyone'
  /** Everyone who is signed in. */
  | 'signedIn'
  /** By the folder of the file and whose it is. */
  | 'file'
  /** Everyone who may do so with the resource that the path names. */
  | 'resource'
  /** Super admins alone: resources without an area. */
  | 'superAdmin'
  /** Everyone who holds one of the levels in the area. */
  | {
      area: number
      levels: readonly ('v' | 'c' | 'u' | 'd')[]
      /** An area whose view is required as well. */
      also?: number
      /** Without a level too, about rows that the caller made. */
      own?: true
    }

const in_ = (area: number | null, ...levels: ('v' | 'c' | 'u' | 'd')[]): Rule =>
  area === null ? 'superAdmin' : { area, levels }

type Life = Readonly<Record<string, 'v' | 'u'>>

/** What is done to documents that get approved and printed. */
const APPROVED: Life = {
  revisions: 'v',
  request: 'u',
  approve: 'v',
  reject: 'v',
  withdraw: 'v',
  revise: 'u',
  cancel: 'u',
  prints: 'v',
  print: 'v',
}

/**
 * The generated endpoints of a document: like those of any resource, but its sheets are only exported; `lines` have
 * relations of their own, and `life` is what is done to it.
 */
const document = (
  name: string,
  area: number,
  lines: string[],
  { open, life = APPROVED }: { open?: 'own'; life?: Life } = {},
): Record<string, Rule> => {
  const { [`${name}.template`]: _template, [`${name}.import`]: _import, ...rules } = resource(name, area, 'options')
  const all = {
    ...rules,
    ...Object.fromEntries(Object.entries(life).map(([action, level]) => [`${name}.${action}`, in_(area, level)])),
    [`${name}.preview`]: in_(area, 'c'),
    ...Object.fromEntries(lines.map((field) => [`${name}.${field}.options`, in_(area, 'v')])),
  }
  return open ? opened(name, all, Object.keys(life)) : all
}

/** Documents that everybody may make: the routes for writing them are open, their rows only to those who made them. */
function opened(name: string, rules: Record<string, Rule>, life: string[]): Record<string, Rule> {
  const own = [...life, 'show', 'history', 'update'].map((action) => `${name}.${action}`)
  const free = (rule: string) => [`${name}.create`, `${name}.preview`].includes(rule) || rule.endsWith('.options')
  return Object.fromEntries(
    Object.entries(rules).map(([rule, says]): [string, Rule] => {
      if (free(rule)) return [rule, 'signedIn']
      return [rule, own.includes(rule) && typeof says === 'object' ? { ...says, own: true } : says]
    }),
  )
}

/**
 * The generated endpoints of a resource, by the number of its area, or null without one; `more` are those that only
 * some have.
 */
const resource = (
  name: string,
  area: number | null,
  ...more: ('options' | 'similar' | 'updateMany')[]
): Record<string, Rule> => ({
  [`${name}.list`]: in_(area, 'v'),
  [`${name}.show`]: in_(area, 'v'),
  [`${name}.history`]: in_(area, 'v'),
  [`${name}.export`]: in_(area, 'v'),
  [`${name}.create`]: in_(area, 'c'),
  [`${name}.template`]: in_(area, 'c'),
  [`${name}.import`]: in_(area, 'c'),
  [`${name}.update`]: in_(area, 'u'),
  [`${name}.delete`]: in_(area, 'd'),
  ...Object.fromEntries(more.map((action) => [`${name}.${action}`, in_(area, action === 'updateMany' ? 'u' : 'v')])),
})

/** The generated endpoints of a record that each company has one of. */
const single = (name: string, area: number, ...more: 'options'[]): Record<string, Rule> => ({
  [`${name}.show`]: in_(area, 'v'),
  [`${name}.history`]: in_(area, 'v'),
  [`${name}.update`]: in_(area, 'u'),
  ...Object.fromEntries(more.map((action) => [`${name}.${action}`, in_(area, 'v')])),
})

export const policy: Readonly<Record<string, Rule>> = {
  health: 'anyone',
  'account.tenants': 'anyone',
  'account.authenticate': 'anyone',
  'account.refresh': 'anyone',
  'account.forgotPassword': 'anyone',
  'account.logout': 'signedIn',
  'user.profile': 'signedIn',
  'user.changePassword': 'signedIn',
  'user.search': in_(1, 'v'),
  'user.create': in_(1, 'c'),
  'user.update': in_(1, 'u'),
  'user.delete': in_(1, 'd'),
  'user.resetPassword': in_(1, 'u'),
  'tenant.show': in_(2, 'v'),
  'tenant.letterhead': 'signedIn',
  'tenant.history': in_(2, 'v'),
  'tenant.update': in_(2, 'u'),
  'settings.current': 'signedIn',
  ...single('company-settings', 2, 'options'),
  'administrativeUnits.list': 'signedIn',
  openapi: 'signedIn',
  find: 'signedIn',
  'approvals.inbox': 'signedIn',
  'approvals.decide': 'signedIn',
  'views.list': 'signedIn',
  'views.create': 'signedIn',
  'views.update': 'signedIn',
  'views.delete': 'signedIn',
  'views.setDefault': 'signedIn',
  'views.clearDefault': 'signedIn',
  'file.create': 'file',
  'file.replace': 'file',
  'file.show': 'file',
  'sheets.export': 'resource',
  'sheets.template': 'resource',
  ...resource('users', 1, 'options'),
  ...resource('role-groups', 4),
  ...resource('product-types', 5, 'options'),
  ...resource('product-groups', 5),
  ...resource('sales-methods', 6),
  ...resource('partner-types', 7),
  ...resource('customer-types', 8),
  ...resource('payment-methods', 9),
  ...resource('shipping-methods', 10),
  ...resource('departments', 11),
  ...resource('positions', 12),
  ...resource('customers', 13, 'options', 'similar', 'updateMany'),
  ...resource('suppliers', 15, 'options', 'similar', 'updateMany'),
  ...resource('products', 17, 'options', 'similar', 'updateMany'),
  'products.family': in_(17, 'c'),
  ...resource('product-units', 36, 'options'),
  ...resource('sales-channels', 37),
  ...resource('delivery-methods', 38),
  ...resource('order-statuses', 39),
  ...resource('warehouse-types', 40),
  ...resource('warehouses', 41, 'options'),
  ...resource('business-expenses', 42),
  ...resource('shipping-fees', 43),
  ...resource('shipping-zones', 43, 'options'),
  ...resource('warehouse-configs', 48),
  ...document('sales-orders', 19, ['lines'], { open: 'own' }),
  'sales-orders.export': { area: 34, levels: ['v'], also: 19 },
  'sales-orders.goods': 'signedIn',
  'purchase-contracts.goods': in_(44, 'v'),
  ...document('purchase-contracts', 44, ['lines', 'prices']),
  ...document('opening-stocks', 66, ['lines'], { life: { revisions: 'v', post: 'u', undo: 'u' } }),
  ...resource('discount-policies', 49, 'options', 'updateMany'),
  ...resource('price-configurations', 52, 'options', 'updateMany'),
  'pricing.quote': 'signedIn',
}
