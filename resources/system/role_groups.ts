import { areas } from '../areas.ts'
import { boolean, code, defineResource, longText, money, permissions, text } from '../kit/index.ts'

/**
 * What people may do, given to them together. `approvalLimit` is the largest amount that those with approval authority
 * approve, in dong; none means any amount.
 */
export default defineResource('role-groups', {
  area: areas.roleGroup,
  route: '/system/role-group',
  icon: 'configuration',
  menu: { group: 'system', after: 'tenant' },
  fields: {
    code: code({ prefix: 'NQ', max: 20, unique: 'ROG_ERR_006' }),
    name: text({ required: true, max: 255 }),
    description: longText({ max: 1000 }),
    builtIn: boolean({ readOnly: true }),
    permissions: permissions(),
    approvalLimit: money({ min: '1' }),
  },
  list: {
    columns: ['code', 'name', 'description', 'approvalLimit', 'builtIn', 'updatedAt'],
    filters: ['builtIn'],
    search: ['code', 'name'],
  },
  form: { general: ['code', 'name', 'description'], permissions: ['permissions', 'approvalLimit'] },
  inUse: 'ROG_ERR_007',
})
