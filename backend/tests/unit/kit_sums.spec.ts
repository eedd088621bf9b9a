import { test } from '@japa/runner'
import { areas } from '@barem/resources/areas'
import { belongsTo, defineRegistry, defineResource, lines, money, select, text } from '@barem/resources/kit'

const loose = defineRegistry as (...all: unknown[]) => unknown
const fields = { name: text({ required: true }) }

test.group('what definitions say of sums', () => {
  test('a sum adds kept figures of rows that point to its row', ({ assert }) => {
    const sales = defineResource('sales', {
      fields: { ...fields, price: money(), buyerId: belongsTo('buyers'), state: select(['open', 'done']) },
    })
    const rest = { resource: 'sales', field: 'price', by: 'buyerId', where: { state: ['done'] } }
    const buyers = (more: object) =>
      defineResource('buyers', { fields: { ...fields, spent: money({ readOnly: true, sumOf: { ...rest, ...more } }) } })
    assert.doesNotThrow(() => loose(sales, buyers({})))
    for (const [more, path] of [
      [{ resource: 'gifts' }, 'resource'],
      [{ field: 'code' }, 'field'],
      [{ by: 'price' }, 'by'],
      [{ where: { price: ['1'] } }, 'where'],
      [{ where: { state: ['lost'] } }, 'where.state'],
    ] as const)
      assert.throws(() => loose(sales, buyers(more)), new RegExp(`E_SUM at buyers\\.fields\\.spent\\.sumOf\\.${path}`))
  })

  test('a sum of several says each of them, with its sign, and adds no averages', ({ assert }) => {
    const sales = defineResource('sales', { fields: { ...fields, price: money(), buyerId: belongsTo('buyers') } })
    const sum = { resource: 'sales', field: 'price', by: 'buyerId', where: {} }
    const buyers = (sumOf: object) =>
      defineResource('buyers', { fields: { ...fields, spent: money({ readOnly: true, sumOf: sumOf as never }) } })
    assert.doesNotThrow(() => loose(sales, buyers([sum, { ...sum, sign: -1 }])))
    assert.doesNotThrow(() => loose(sales, buyers({ ...sum, sign: -1 })))
    for (const [sumOf, path] of [
      [[], ''],
      [[sum, { ...sum, resource: 'gifts' }], '\\.1\\.resource'],
      [[sum, { ...sum, sign: 2 }], '\\.1\\.sign'],
      [{ ...sum, sign: 0 }, '\\.sign'],
      [[{ ledger: 'cash', field: 'amount', by: 'fundId', per: 'amount' }, sum], '\\.0\\.per'],
    ] as const)
      assert.throws(() => loose(sales, buyers(sumOf)), new RegExp(`E_SUM at buyers\\.fields\\.spent\\.sumOf${path}:`))
  })

  test('a sum may count a figure of the row itself, while its selects are as it says', ({ assert }) => {
    const sales = defineResource('sales', { fields: { ...fields, price: money(), buyerId: belongsTo('buyers') } })
    const sum = { resource: 'sales', field: 'price', by: 'buyerId', where: {} }
    const kept = { ceiling: money(), kind: select(['big', 'small']) }
    const buyers = (own: object) => {
      const sumOf = [
        { own: 'ceiling', where: { kind: ['big'] }, ...own },
        { ...sum, sign: -1 },
      ]
      return defineResource('buyers', {
        fields: { ...fields, ...kept, rest: money({ readOnly: true, sumOf: sumOf as never }) },
      })
    }
    assert.doesNotThrow(() => loose(sales, buyers({})))
    for (const [own, path] of [
      [{ own: 'kind' }, '\\.own'],
      [{ own: 'rest' }, '\\.own'],
      [{ where: { ceiling: ['1'] } }, '\\.where'],
      [{ where: { kind: ['huge'] } }, '\\.where\\.kind'],
    ] as const)
      assert.throws(() => loose(sales, buyers(own)), new RegExp(`E_SUM at buyers\\.fields\\.rest\\.sumOf\\.0${path}`))
  })

  test('a sum of lines adds a figure that they have, and shows nothing that is hidden', ({ assert }) => {
    const bills = (sumOf: string, line: object = {}, more: object = {}) => {
      const items = lines({ name: text(), price: money({ ...line }) })
      return () =>
        defineResource('bills', {
          fields: { ...fields, items, total: money({ readOnly: true, ...more, sumOf: sumOf as never }) },
        })
    }
    const at = 'E_SUM at bills\\.fields\\.total'
    assert.doesNotThrow(bills('items.price'))
    assert.doesNotThrow(bills('items.price', { area: areas.costPrice }, { area: areas.costPrice }))
    assert.throws(bills('lines.price'), new RegExp(`${at}\\.sumOf: 'lines' are no lines of it\\. Use one of: items`))
    assert.throws(bills('items.name'), new RegExp(`${at}\\.sumOf: 'name' is no figure of a line\\. Use one of: price`))
    assert.throws(bills('items'), new RegExp(`${at}\\.sumOf: '' is no figure`))
    assert.throws(bills('items.price', { area: areas.costPrice }), new RegExp(`${at}\\.sumOf: not everybody`))
    assert.throws(bills('items.price', {}, { readOnly: false }), new RegExp(`${at}: a sum is read and never written`))
    const nested = { ...fields, items: lines({ price: money({ readOnly: true, sumOf: 'items.price' }) }) }
    assert.throws(() => defineResource('bills', { fields: nested }), /E_IN_LINES at bills\.fields\.items/)
  })
})
