import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'health': { paramsTuple?: []; params?: {} }
    'account.tenants': { paramsTuple?: []; params?: {} }
    'account.authenticate': { paramsTuple?: []; params?: {} }
    'account.refresh': { paramsTuple?: []; params?: {} }
    'account.forgotPassword': { paramsTuple?: []; params?: {} }
    'account.logout': { paramsTuple?: []; params?: {} }
    'user.profile': { paramsTuple?: []; params?: {} }
    'user.changePassword': { paramsTuple?: []; params?: {} }
    'customer-types.list': { paramsTuple?: []; params?: {} }
    'customer-types.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'customer-types.create': { paramsTuple?: []; params?: {} }
    'customer-types.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'customer-types.delete': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partner-types.list': { paramsTuple?: []; params?: {} }
    'partner-types.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partner-types.create': { paramsTuple?: []; params?: {} }
    'partner-types.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partner-types.delete': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'product-groups.list': { paramsTuple?: []; params?: {} }
    'product-groups.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'product-groups.create': { paramsTuple?: []; params?: {} }
    'product-groups.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'product-groups.delete': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'product-types.options': { paramsTuple: [ParamValue]; params: {'field': ParamValue} }
    'product-types.list': { paramsTuple?: []; params?: {} }
    'product-types.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'product-types.create': { paramsTuple?: []; params?: {} }
    'product-types.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'product-types.delete': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'departments.list': { paramsTuple?: []; params?: {} }
    'departments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'departments.create': { paramsTuple?: []; params?: {} }
    'departments.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'departments.delete': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'positions.list': { paramsTuple?: []; params?: {} }
    'positions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'positions.create': { paramsTuple?: []; params?: {} }
    'positions.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'positions.delete': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'users.options': { paramsTuple: [ParamValue]; params: {'field': ParamValue} }
    'users.list': { paramsTuple?: []; params?: {} }
    'users.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'suppliers.options': { paramsTuple: [ParamValue]; params: {'field': ParamValue} }
    'suppliers.list': { paramsTuple?: []; params?: {} }
    'suppliers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'suppliers.create': { paramsTuple?: []; params?: {} }
    'suppliers.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'suppliers.delete': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'customers.options': { paramsTuple: [ParamValue]; params: {'field': ParamValue} }
    'customers.list': { paramsTuple?: []; params?: {} }
    'customers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'customers.create': { paramsTuple?: []; params?: {} }
    'customers.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'customers.delete': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'openapi': { paramsTuple?: []; params?: {} }
  }
  GET: {
    'health': { paramsTuple?: []; params?: {} }
    'account.tenants': { paramsTuple?: []; params?: {} }
    'user.profile': { paramsTuple?: []; params?: {} }
    'customer-types.list': { paramsTuple?: []; params?: {} }
    'customer-types.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partner-types.list': { paramsTuple?: []; params?: {} }
    'partner-types.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'product-groups.list': { paramsTuple?: []; params?: {} }
    'product-groups.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'product-types.options': { paramsTuple: [ParamValue]; params: {'field': ParamValue} }
    'product-types.list': { paramsTuple?: []; params?: {} }
    'product-types.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'departments.list': { paramsTuple?: []; params?: {} }
    'departments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'positions.list': { paramsTuple?: []; params?: {} }
    'positions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'users.options': { paramsTuple: [ParamValue]; params: {'field': ParamValue} }
    'users.list': { paramsTuple?: []; params?: {} }
    'users.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'suppliers.options': { paramsTuple: [ParamValue]; params: {'field': ParamValue} }
    'suppliers.list': { paramsTuple?: []; params?: {} }
    'suppliers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'customers.options': { paramsTuple: [ParamValue]; params: {'field': ParamValue} }
    'customers.list': { paramsTuple?: []; params?: {} }
    'customers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'openapi': { paramsTuple?: []; params?: {} }
  }
  HEAD: {
    'health': { paramsTuple?: []; params?: {} }
    'account.tenants': { paramsTuple?: []; params?: {} }
    'user.profile': { paramsTuple?: []; params?: {} }
    'customer-types.list': { paramsTuple?: []; params?: {} }
    'customer-types.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partner-types.list': { paramsTuple?: []; params?: {} }
    'partner-types.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'product-groups.list': { paramsTuple?: []; params?: {} }
    'product-groups.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'product-types.options': { paramsTuple: [ParamValue]; params: {'field': ParamValue} }
    'product-types.list': { paramsTuple?: []; params?: {} }
    'product-types.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'departments.list': { paramsTuple?: []; params?: {} }
    'departments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'positions.list': { paramsTuple?: []; params?: {} }
    'positions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'users.options': { paramsTuple: [ParamValue]; params: {'field': ParamValue} }
    'users.list': { paramsTuple?: []; params?: {} }
    'users.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'suppliers.options': { paramsTuple: [ParamValue]; params: {'field': ParamValue} }
    'suppliers.list': { paramsTuple?: []; params?: {} }
    'suppliers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'customers.options': { paramsTuple: [ParamValue]; params: {'field': ParamValue} }
    'customers.list': { paramsTuple?: []; params?: {} }
    'customers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'openapi': { paramsTuple?: []; params?: {} }
  }
  POST: {
    'account.authenticate': { paramsTuple?: []; params?: {} }
    'account.refresh': { paramsTuple?: []; params?: {} }
    'account.forgotPassword': { paramsTuple?: []; params?: {} }
    'account.logout': { paramsTuple?: []; params?: {} }
    'user.changePassword': { paramsTuple?: []; params?: {} }
    'customer-types.create': { paramsTuple?: []; params?: {} }
    'partner-types.create': { paramsTuple?: []; params?: {} }
    'product-groups.create': { paramsTuple?: []; params?: {} }
    'product-types.create': { paramsTuple?: []; params?: {} }
    'departments.create': { paramsTuple?: []; params?: {} }
    'positions.create': { paramsTuple?: []; params?: {} }
    'suppliers.create': { paramsTuple?: []; params?: {} }
    'customers.create': { paramsTuple?: []; params?: {} }
  }
  PATCH: {
    'customer-types.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partner-types.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'product-groups.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'product-types.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'departments.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'positions.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'suppliers.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'customers.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  DELETE: {
    'customer-types.delete': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partner-types.delete': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'product-groups.delete': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'product-types.delete': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'departments.delete': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'positions.delete': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'suppliers.delete': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'customers.delete': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}