import { test } from '@japa/runner'
import { draftsOf, staysAfterSignOut } from '../src/session/signOut.ts'

const who = { tenantId: 'cong-ty', userId: 'toi' }

test.group('what stays on a device after a sign-out', () => {
  test('{key}: {stays}')
    .with([
      { key: 'theme', stays: true },
      { key: 'density', stays: true },
      { key: 'locale', stays: true },
      { key: 'siderCollapsed', stays: true },
      { key: 'remembered', stays: true },
      { key: 'token', stays: false },
      { key: 'unanswered', stays: false },
      { key: 'visits.cong-ty.toi', stays: false },
      { key: 'visits.cong-ty.khac', stays: false },
      { key: 'columns.toi.customers', stays: false },
      { key: 'last.cong-ty.sales-orders.exportingWarehouseId', stays: false },
      { key: 'print.A4', stays: false },
      { key: `${draftsOf(who)}customers.new`, stays: false },
      { key: `${draftsOf({ ...who, userId: 'khac' })}customers.new`, stays: true },
      { key: 'anything.that.comes', stays: false },
    ])
    .run(({ assert }, { key, stays }) => assert.equal(staysAfterSignOut(key, who), stays))
})
