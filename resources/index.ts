import customerTypes from './categories/customer_types.ts'
import departments from './categories/departments.ts'
import partnerTypes from './categories/partner_types.ts'
import positions from './categories/positions.ts'
import productGroups from './categories/product_groups.ts'
import productTypes from './categories/product_types.ts'
import { defineRegistry, resourcesOf } from './kit/index.ts'
import customers from './partners/customers.ts'
import suppliers from './partners/suppliers.ts'
import users from './system/users.ts'

/** Every resource of Barem. A new definition is imported above and named here, and that is all. */
export const registry = defineRegistry(customerTypes, partnerTypes, productGroups, productTypes, departments, positions, users, suppliers, customers)

/** The same, as a list for code that serves any of them. */
export const resources = resourcesOf(registry)

export type ResourceName = keyof typeof registry
