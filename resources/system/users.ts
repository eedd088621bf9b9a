import { areas } from '../areas.ts'
import {
  belongsTo,
  belongsToMany,
  boolean,
  code,
  defineResource,
  grouped,
  email,
  phone,
  text,
  username,
} from '../kit/index.ts'

/** Staff and their accounts. What no definition can say of accounts is in the identity room of the backend. */
export default defineResource('users', {
  area: areas.users,
  route: '/system/users',
  icon: 'user',
  menu: { group: 'system', after: 'tenant' },
  title: 'fullName',
  hint: ['username'],
  ...grouped({
    general: {
      code: code({ prefix: 'NV', unique: 'USE_ERR_013' }),
      fullName: text({ required: true, max: 255 }),
      departmentId: belongsTo('departments'),
      positionId: belongsTo('positions'),
      managerId: belongsTo('users'),
    },
    contact: {
      email: email({ unique: 'USE_ERR_007' }),
      phone: phone({ unique: 'USE_ERR_009' }),
    },
    account: {
      username: username({ required: true, unique: 'USE_ERR_008' }),
      roleGroupIds: belongsToMany('role-groups'),
      isLocked: boolean({ usable: [false] }),
    },
  }),
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
  inUse: 'USE_ERR_010',
})
