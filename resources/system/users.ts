import { areas } from '../areas.ts'
import { belongsTo, boolean, code, defineResource, email, phone, text } from '../kit/index.ts'

/** Staff, as other records refer to them. Accounts are written by identity alone, so this is for reading. */
export default defineResource('users', {
  area: areas.users,
  route: '/system/users',
  icon: 'user',
  title: 'fullName',
  hint: ['username'],
  fields: {
    code: code({ prefix: 'NV', unique: 'CAT_ERR_006' }),
    username: text({ required: true, min: 8, max: 20, unique: 'USE_ERR_008' }),
    fullName: text({ required: true, max: 255 }),
    email: email({ unique: 'USE_ERR_007' }),
    phone: phone({ unique: 'USE_ERR_009' }),
    departmentId: belongsTo('departments'),
    positionId: belongsTo('positions'),
    isLocked: boolean(),
  },
  list: { columns: ['code', 'username', 'fullName', 'email', 'phone', 'departmentId', 'positionId', 'isLocked'], search: ['code', 'username', 'fullName', 'phone'] },
  actions: ['list', 'show'],
  inUse: 'USE_ERR_010',
})
