import type { Level } from '@barem/resources/areas'
import { memoise, type AnyResource } from '@barem/resources/kit'
import { rulesOf } from './derived_policy.ts'
import type { Rule } from './rule.ts'

export type { Rule }

const in_ = (area: number, ...levels: Level[]): Rule => ({ area, levels })

/** Rules of the routes that no definition makes. */
const written: Readonly<Record<string, Rule>> = {
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
  'administrativeUnits.list': 'signedIn',
  openapi: 'signedIn',
  find: 'signedIn',
  'approvals.inbox': 'signedIn',
  'approvals.decide': 'signedIn',
  'approvals.running': 'signedIn',
  'approvals.forward': 'signedIn',
  'approvals.reassign': in_(54, 'f'),
  'approvals.takeBack': 'signedIn',
  'approvals.remind': 'signedIn',
  'workflows.list': 'signedIn',
  'workflows.show': 'signedIn',
  'workflows.version': 'signedIn',
  'workflows.kinds': 'signedIn',
  'workflows.options': in_(54, 'u'),
  'workflows.create': in_(54, 'u'),
  'workflows.update': in_(54, 'u'),
  'workflows.delete': in_(54, 'u'),
  'workflows.publish': in_(54, 'f'),
  'workflows.enable': in_(54, 'f'),
  'workflows.simulate': in_(54, 'u'),
  'workflows.backtest': in_(54, 'u'),
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
  definitions: 'signedIn',
  'ownDefinitions.list': in_(68, 'v'),
  'ownDefinitions.show': in_(68, 'v'),
  'ownDefinitions.changes': in_(68, 'v'),
  'ownDefinitions.versions': in_(68, 'v'),
  'ownDefinitions.create': in_(68, 'c'),
  'ownDefinitions.save': in_(68, 'u'),
  'ownDefinitions.drop': in_(68, 'u'),
  'ownDefinitions.options': in_(68, 'f'),
  'ownDefinitions.publish': in_(68, 'f'),
  'ownDefinitions.readSheet': in_(68, 'c'),
  'ownDefinitions.keepSheet': in_(68, 'c'),
  'ownDefinitions.forgetSheet': in_(68, 'u'),
  'ownDefinitions.importSheet': in_(68, 'v'),
  'ownDefinitions.retire': in_(68, 'f'),
  'ownDefinitions.restore': in_(68, 'f'),
  'ownDefinitions.purge': in_(68, 'f'),
  'own.list': 'resource',
  'own.show': 'resource',
  'own.history': 'resource',
  'own.options': 'resource',
  'own.create': 'resource',
  'own.update': 'resource',
  'own.updateMany': 'resource',
  'own.delete': 'resource',
  'own.export': 'resource',
  'own.template': 'resource',
  'own.import': 'resource',
  'inventory.list': in_(47, 'v'),
  'inventory.available': in_(47, 'v'),
  'inventory.entries': in_(47, 'v'),
  'products.family': in_(17, 'c'),
  'sales-orders.goods': 'signedIn',
  'purchase-contracts.goods': in_(44, 'v'),
  'pricing.quote': 'signedIn',
}

export const isOpenToAnyone = (route: string): boolean => written[route] === 'anyone'

/**
 * Who may call what where these resources are served: a rule for each route by its name, derived from definitions but
 * for the routes that no definition makes. `policy.txt` is a print of it: whatever opens or closes a route shows there.
 */
export const policyOf = memoise((resources: readonly AnyResource[]): Readonly<Record<string, Rule>> => ({
  ...written,
  ...Object.assign({}, ...resources.map(rulesOf)),
}))
