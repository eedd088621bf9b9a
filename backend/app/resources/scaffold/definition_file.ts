import type { AreaName } from '@barem/resources/areas'
import { code, defineResource, longText, select, text, type AnyResource } from '@barem/resources/kit'

/** `vehicle-types` → `VT`: the beginning of its codes. */
export const initials = (name: string) => name.replace(/(\w)\w*-?/g, '$1').toUpperCase()

/** The definition that `definitionFile` writes, for its words. */
export const plainRow = (name: string): AnyResource =>
  defineResource(name, {
    fields: {
      code: code({ prefix: initials(name) }),
      name: text({ required: true }),
      note: longText(),
      status: select(['active', 'inactive'], { required: true, default: 'active', usable: ['active'] }),
    },
  }) as unknown as AnyResource

/**
 * The definition that a new resource begins with. It serves as it is; what else a definition can say stands in its
 * place as a comment.
 */
export const definitionFile = (
  name: string,
  area: AreaName | null,
) => `${area === null ? '' : `import { areas } from '../areas.ts'\n`}import { code, defineResource, longText, select, text } from '../kit/index.ts'

/**
 * What ${name.replaceAll('-', ' ')} are. Each commented line is an option with a sample value: take it in, or delete it.
 * Import the field types that you use. docs/kit.md explains all of them.
 */
export default defineResource('${name}', {
  ${
    area === null
      ? '// area: areas.shippingMethod, // who may see and change rows, by role group; super admins alone without it'
      : `area: areas.${area}, // who may see and change rows, by role group`
  }
  // open: 'own', // everybody who is signed in may add rows, and show and change their own
  // ownRows: true, // whoever may only create rows sees those that they made
  // exportArea: areas.exportOrder, // taking rows out as a sheet needs this area too
  route: '/categories/${name}',
  // icon: 'category',
  menu: 'categories', // or { group: 'categories', after: 'warehouses', label: 'keyInMenuJson' }
  title: 'name', // the field that names a row to people
  // englishTitle: 'englishName', // the same for people who read English
  // shortTitle: 'name', // the same where there is little room
  // hint: ['note'], // tells rows of the same name apart where one is chosen
  fields: {
    code: code({ prefix: '${initials(name)}', unique: 'CAT_ERR_006' }),
    name: text({ required: true }),
    // plate: text({ shape: 'plate', unique: 'COM_ERR_019' }), // no two rows have the same
    // warehouseId: belongsTo('warehouses', { required: true }), // a row of another resource; the name ends in Id
    // driverIds: belongsToMany('users'), // any number of them; the name ends in Ids
    // photo: image(),
    // papers: files({ maxCount: 5 }),
    // boughtOn: date({ default: 'today' }),
    // insuredUntil: date({ notBefore: 'boughtOn' }),
    // daysInsured: integer({ readOnly: true, daysUntil: 'insuredUntil' }), // worked out whenever it is read
    // checkedAt: dateTime(),
    // seats: integer({ min: 1, max: 60 }),
    // payload: weight(), // kg
    // price: money(), // dong
    // share: percent(),
    // factor: decimal({ scale: 4 }),
    // rented: boolean(),
    // rent: money({ required: true, when: { status: ['active'] } }), // there only for these choices of a select
    // cost: money({ area: areas.costPrice }), // not there for people without this area
    // contactPhone: phone(),
    // contactEmail: email(),
    // ownerTaxCode: taxCode(),
    // depot: address(),
    // colour: color({ default: '#1677ff' }),
    // features: attributes(), // names and values that people make up
    note: longText(),
    status: select(['active', 'inactive'], { required: true, default: 'active', usable: ['active'] }),
  },
  // form: { general: ['code', 'name', 'status'], more: ['note'] }, // groups of the form; one group without it
  // list: {
  //   columns: ['code', 'name', 'status'],
  //   filters: ['status'],
  //   search: ['code', 'name'],
  //   sort: { field: 'name', order: 'asc' },
  //   vocabulary: 'steel', // how searches are read
  //   bulk: ['status'], // fields that may be set for many rows at once
  //   widths: { code: 120 }, // pixels
  //   card: ['status'], // up to three columns on a phone
  //   sums: [], // money and weights that ticked rows are added up by
  //   dense: true, // rows of 32 px in place of 40
  //   quick: ['mine'], // filters of one click
  //   named: { idle: { status: ['inactive'] } }, // more of them, with a name in the words
  //   sum: 'total', // what rows of these come to, in place of the amount
  //   due: { field: 'createdAt', in: ['active'] }, // the date of what is overdue, and the states in which it can be
  // },
  // actions: ['list', 'show', 'create', 'update'], // what is served; all five without it, 'delete' too
  // single: true, // one record for each company instead of a list
  // duplicates: ['name'], // the form shows rows that are much alike
  // inUse: 'COM_ERR_011', // the error when a row that others point to is deleted
  // unique: [['name', 'status']], // values that may not repeat together
  // check: ['factorOfBase'], // rules between fields, of resources/calc/checks.ts
  // A document with lines, states and a number: node ace make:document begins one.
  // createdFrom: [{ relation: 'contractId', inStates: ['approved'], copy: { supplierId: 'supplierId' }, lines: {} }],
  // partner: 'customerId',
  // otherPartner: 'supplierId',
  // computes: 'saleTotals',
  // states: { field: 'status', initial: 'active', actions: { close: { from: ['active'], to: 'inactive' } } },
  // prints: [{ paper: 'order', columns: ['quantity'] }],
  // exceptions: ['oldDebt'],
  // told: ['oldDebt'],
  // home: [{ name: 'rejected', where: { status: ['inactive'] } }], // what people find of it on Home
  // next: [{ in: ['active'], take: 'close' }], // what follows it: the filled button
})
`

/** The test that a new resource begins with. The derived suites cover its endpoints, rights and rules already. */
export const testFile = (name: string) => `import { test } from '@japa/runner'
import { registry } from '@barem/resources'

test.group('${name}', () => {
  test('is served', ({ assert }) => {
    assert.equal(registry['${name}'].name, '${name}')
  })
})
`
