import { areas } from '../areas.ts'
import { boolean, code, defineResource, longText, permissions, text } from '../kit/index.ts'

/** What people may do, given to them together. */
export default defineResource('role-groups', {
  area: areas.roleGroup,
  route: '/system/role-group',
  icon: 'configuration',
  fields: {
    code: code({ prefix: 'NQ', max: 20, unique: 'ROG_ERR_006' }),
    name: text({ required: true, max: 255 }),
    description: longText({ max: 1000 }),
    builtIn: boolean({ readOnly: true }),
    permissions: permissions(),
  },
  list: {
    columns: ['code', 'name', 'description', 'builtIn', 'updatedAt'],
    filters: ['builtIn'],
    search: ['code', 'name'],
  },
  form: { general: ['code', 'name', 'description'], permissions: ['permissions'] },
  inUse: 'ROG_ERR_007',
})
