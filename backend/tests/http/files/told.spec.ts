import { test } from '@japa/runner'
import type { Field } from '@barem/resources/kit'
import { api, signIn } from '#tests/support/client'
import { picture, upload } from '#tests/support/files'
import { creatable, created, fieldsOf, resourceOf, sample, writableOf } from '#tests/support/samples'
import { importSheet, sheetOf } from '#tests/support/sheets'
import { ofCover } from '#tests/support/cover'

const superAdmin = async () => api(await signIn('superadmin'))
const hasFiles = ([, { type }]: [string, Field]) => type === 'image' || type === 'files'
/** A path of the folder, where nothing lies. */
const nowhere = (field: Field): unknown => {
  const path = `${(field as { folder: string }).folder}/${crypto.randomUUID()}`
  return field.type === 'files' ? [path] : path
}
const places = ({ body }: { body: any }): string[] => body.errors.map(({ field, rule }: any) => `${field} ${rule}`)

for (const resource of ofCover(
  creatable.filter((one) => writableOf(one).some(hasFiles)),
  'write',
))
  test.group(`files that are not there: ${resource.name}`, () => {
    const [name, field] = writableOf(resource).find(hasFiles)!
    const [wrong] =
      fieldsOf(resource).find(([, { type, readOnly }]) => type === 'date' && !readOnly) ??
      fieldsOf(resource).find(([, { type, readOnly }]) => type === 'money' && !readOnly)!
    const inFieldOrder = (told: string[]) => {
      const order = Object.keys(resource.fields)
      return [...told].sort((one, other) => order.indexOf(one.split(' ')[0]!) - order.indexOf(other.split(' ')[0]!))
    }

    test('are told of together with what else is wrong, new or changed', async ({ assert }) => {
      const client = await superAdmin()
      const body = await sample(resource, 'DONGA', 'required')
      const row = await created(resource, await sample(resource, 'DONGA', 'required'))
      const told = ({ status, body }: { status: number; body: any }) => {
        assert.equal(status, 422, JSON.stringify(body))
        return places({ body }).map((place) => (place.startsWith(`${wrong} `) ? wrong : place))
      }
      const both = inFieldOrder([`${name} unknownFile`, wrong])
      const mistaken = { [name]: nowhere(field), [wrong]: 'x' }
      assert.deepEqual(told(await client.post(`/${resource.path}`, { ...body, ...mistaken })), both)
      assert.deepEqual(told(await client.patch(`/${resource.path}/${row.id}`, mistaken)), both)
      const alone = { [name]: nowhere(field) }
      assert.deepEqual(told(await client.post(`/${resource.path}`, { ...body, ...alone })), [`${name} unknownFile`])
      assert.deepEqual(told(await client.patch(`/${resource.path}/${row.id}`, alone)), [`${name} unknownFile`])
    })
  })

test.group('files of products that are not there', () => {
  const products = resourceOf('products')
  const path = () => nowhere(products.fields.image as Field) as string
  /** What the weight of a product asks for is found once its fields are right by themselves. */
  const shapeless = { weightMode: 'geometry', shape: null }

  test('are told of with what follows from other fields', async ({ assert }) => {
    const client = await superAdmin()
    const row = await created(products, await sample(products, 'DONGA', 'required'))
    const answer = await client.patch(`/products/${row.id}`, { ...shapeless, image: path() })
    assert.includeMembers(places(answer), ['image unknownFile', 'shape required'])
  })

  test('are told of in sheets as well', async ({ assert }) => {
    const file = await sheetOf(['name', 'sellingPrice', 'image'], [['Thép thử', 'x', path()]])
    const { body } = await importSheet(await signIn('superadmin'), 'products', file, { check: true })
    const [{ errors }] = body.data.refused
    assert.includeMembers(places({ body: { errors } }), ['image unknownFile', 'sellingPrice price'])
  })

  test('are none while the row keeps the one it has', async ({ assert }) => {
    const token = await signIn('superadmin')
    const { filePath } = (await upload(token, 'products', await picture('png'), 'a.png')).body.data
    const row = await created(products, { ...(await sample(products, 'DONGA', 'required')), image: filePath })
    const answer = await api(token).patch(`/products/${row.id}`, { image: filePath, sellingPrice: 'x' })
    assert.deepEqual(places(answer), ['sellingPrice price'])
  })
})
