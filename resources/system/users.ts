import { areas } from '../areas.ts'
import { belongsTo, belongsToMany, boolean, code, defineResource, email, phone, text, username } from '../kit/index.ts'

/** Staff and their accounts. What no definition can say of accounts is in the identity room of the backend. */
export default defineResource('users', {
  area: areas.users,
  route: '/system/users',
  icon: 'user',
  title: 'fullName',
  hint: ['username'],
  fields: {
    code: code({ prefix: 'NV', unique: 'USE_ERR_013' }),
    username: username({ required: true, unique: 'USE_ERR_008' }),
    fullName: text({ required: true, max: 255 }),
    email: email({ unique: 'USE_ERR_007' }),
    phone: phone({ unique: 'USE_ERR_009' }),
    departmentId: belongsTo('departments'),
    positionId: belongsTo('positions'),
    roleGroupIds: belongsToMany('role-groups'),
    isLocked: boolean({ usable: [false] }),
  },
  list: {
    columns: [
      'code',
      'username',
      'fullName',
      'email',
      'phone',
      'departmentId',
      'positionId',
      'roleGroupIds',
      'isLocked',
      'createdAt',
    ],
    filters: ['departmentId', 'positionId', 'roleGroupIds', 'isLocked'],
    search: ['code', 'username', 'fullName', 'email', 'phone'],
  },
  form: {
    general: ['code', 'fullName', 'departmentId', 'positionId'],
    contact: ['email', 'phone'],
    account: ['username', 'roleGroupIds', 'isLocked'],
  },
  inUse: 'USE_ERR_010',
})
