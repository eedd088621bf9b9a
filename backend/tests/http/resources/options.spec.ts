import { test } from '@japa/runner'
import { api } from '#tests/support/client'
import { seller } from '#tests/support/documents/orders'
import { entered, newPerson, newRole } from '#tests/support/people'
import { superAdmin } from '#tests/support/documents/lives'
import { created, fresh, resourceOf, sample } from '#tests/support/samples'
import { onDatabase } from '#tests/support/server'
import { customer, soldAndIssued } from '../debt/owing.ts'

type Found = { id: string; code: string; name: string; hint: string | null }[]

const reader = async (...rights: (readonly [number, string])[]) =>
  api((await entered(await newPerson(await newRole(rights)))).token)

const found = async (client: ReturnType<typeof api>, path: string, q: string): Promise<string[]> => {
  const { status, body } = await client.get(`${path}?${new URLSearchParams({ q })}`)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return (body as Found).map(({ id }) => id)
}

test.group('choices of a relation', () => {
  test('are led by that of just the typed code or name', async ({ assert }) => {
    const [client, suppliers, mark] = [await reader([19, 'f'], [15, 'v']), resourceOf('suppliers'), fresh()]
    const add = async (code: string, name: string) =>
      (await created(suppliers, { ...(await sample(suppliers)), code, name })).id
    const [begins, just, named] = [
      await add(`Q${mark}1`, `Aaa ${mark}`),
      await add(`Q${mark}`, `Bbb ${mark}`),
      await add(`R${mark}`, `Zzz Q${mark}`),
    ]
    const path = '/sales-orders/options/supplierId'
    assert.deepEqual(await found(client, path, `q${mark}`), [just, begins, named])
    assert.deepEqual(await found(client, path, `zzz q${mark}`), [named])
    await add(`S${mark}`, `Aaa Zzz Q${mark}`)
    assert.equal((await found(client, path, `zzz q${mark}`))[0], named)
  })

  test('are the latest documents first', async ({ assert }) => {
    const customerId = await customer()
    const goods = { quantity: '1', priceType: 'piece', salePrice: '1000' }
    const sold = [await soldAndIssued(customerId, goods, '1'), await soldAndIssued(customerId, goods, '1')]
    const client = await superAdmin()
    const codes: string[] = []
    for (let page: Found = [{} as Found[0]]; page.length > 0;) {
      const asked = `/invoices/options/orderId?_start=${codes.length}&_end=${codes.length + 100}`
      page = (await client.get(asked)).body
      codes.push(...page.map(({ code }) => code))
    }
    const [earlier, later] = sold.map(({ order }) => codes.indexOf(order.code))
    assert.isAtLeast(later!, 0)
    assert.isBelow(later!, earlier!)
  })

  test('come in the order in which they fit: whole words before their beginnings', async ({ assert }) => {
    const [client, suppliers, mark] = [await reader([19, 'f'], [15, 'v']), resourceOf('suppliers'), fresh()]
    const add = async (name: string) => (await created(suppliers, { ...(await sample(suppliers)), name })).id
    const inside = await add(`Aaa ${mark} Đạt`)
    const [whole, begins, first] = [
      await add(`Công ty ${mark} Dạ`),
      await add(`${mark} Đại Phát`),
      await add(`${mark} Dạ Lộc`),
    ]
    const path = '/sales-orders/options/supplierId'
    assert.deepEqual(await found(client, path, `${mark} da`), [first, whole, begins, inside])
  })

  test('are found by code and name, and by nothing else of what the caller may not view; nor is any of it told', async ({
    assert,
  }) => {
    const supplier = await created(resourceOf('suppliers'))
    const path = '/sales-orders/options/supplierId'
    const hidden = ['phone', 'taxCode', 'shortName', 'contactPerson', 'contactPhone'].map((name) =>
      String(supplier[name]),
    )
    const [blind, sees] = [await reader([19, 'f']), await reader([19, 'f'], [15, 'v'])]
    for (const q of hidden) {
      assert.notInclude(await found(blind, path, q), supplier.id, q)
      assert.include(await found(sees, path, q), supplier.id, q)
    }
    for (const q of [supplier.code, supplier.name, `${supplier.name} ${supplier.code}`])
      for (const client of [blind, sees]) assert.include(await found(client, path, String(q)), supplier.id)
    assert.notInclude(await found(blind, path, `${supplier.code} ${supplier.phone}`), supplier.id)
    const chosen = async (client: ReturnType<typeof api>) => (await client.get(`${path}?id=${supplier.id}`)).body[0]
    assert.deepEqual(await chosen(blind), { id: supplier.id, code: supplier.code, name: supplier.name, hint: null })
    assert.equal((await chosen(sees)).hint, `${supplier.phone} · ${supplier.taxCode}`)
  })

  test('are people by their code and full name, unless the caller may view users', async ({ assert }) => {
    const path = '/sales-orders/options/approverId'
    const approver = await seller([
      [19, 'f'],
      [60, 'f'],
    ])
    const [blind, sees] = [await reader([19, 'f']), await reader([19, 'f'], [1, 'v'])]
    for (const q of [approver.email, approver.phone, approver.username, approver.email.slice(0, 11)]) {
      assert.notInclude(await found(blind, path, q), approver.userId, q)
      assert.include(await found(sees, path, q), approver.userId, q)
    }
    assert.include(await found(blind, path, approver.code), approver.userId)
  })

  test('are goods of a line by what they are called, read as staff write it', async ({ assert }) => {
    const product = await created(resourceOf('products'))
    await onDatabase((db) =>
      db.query(`update products set name = 'Thép hộp 40x80x1.4', grade = 'MACBIMAT' where id = $1`, [product.id]),
    )
    const path = '/sales-orders.lines/options/productId'
    const [blind, sees] = [await reader([19, 'f']), await reader([19, 'f'], [17, 'v'])]
    assert.include(await found(sees, path, 'hop 40x80 macbimat'), product.id)
    assert.notInclude(await found(blind, path, 'hop 40x80 macbimat'), product.id)
    for (const client of [blind, sees])
      assert.include(await found(client, path, `hop 40x80x1.4 ${product.code}`), product.id)
  })
})
