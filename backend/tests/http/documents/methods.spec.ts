import { test } from '@japa/runner'
import { hashOf } from '#app/documents/content'
import { signIn } from '#tests/support/client'
import { act, clerk, draft, superAdmin, trades } from '#tests/support/documents/lives'
import { created, resourceOf } from '#tests/support/samples'
import { wanted } from '#tests/support/cover'

const methods = {
  deliveryMethodId: 'delivery-methods',
  shippingMethodId: 'shipping-methods',
  paymentMethodId: 'payment-methods',
} as const
const names = Object.keys(methods) as (keyof typeof methods)[]

const ownId = async (client: Awaited<ReturnType<typeof superAdmin>>): Promise<string> =>
  (await client.get('/User/profile')).body.data.id

test.group('how goods of a document are delivered, carried and paid', () => {
  for (const resource of wanted(trades)) {
    const { name: kind, area } = resource

    test(`${kind} name it, answer it by name and are found by it`, async ({ assert }) => {
      const client = await superAdmin()
      const chosen: Record<string, Record<string, any>> = {}
      for (const name of names) chosen[name] = await created(resourceOf(methods[name]))
      const { id, version } = await draft(resource, await ownId(client))
      const values = Object.fromEntries(names.map((name) => [name, chosen[name]!.id]))
      const { status, body } = await client.patch(`/${kind}/${id}`, { ...values, version })
      assert.equal(status, 200, JSON.stringify(body))
      for (const name of names) {
        assert.equal(body[name.replace(/Id$/, '')].name, chosen[name]!.name)
        const found = (await client.get(`/${kind}?${name}=${chosen[name]!.id}`)).body as { id: string }[]
        assert.deepEqual(
          found.map((row) => row.id),
          [id],
        )
      }
    })

    test(`${kind} that say nothing of it have the fingerprint of before it could be said`, async ({ assert }) => {
      const client = await superAdmin()
      const decides = { userId: await ownId(client), token: await signIn('superadmin') }
      const asks = await clerk(area!)
      const silent = Object.fromEntries(names.map((name) => [name, null]))
      const asked = await act(asks.token, kind, await draft(resource, decides.userId, silent), 'request')
      const approved = await act(decides.token, kind, asked.body, 'approve')
      assert.equal(approved.status, 200, JSON.stringify(approved.body))
      const [revision] = (await client.get(`/${kind}/${asked.body.id}/revisions`)).body
      const before = Object.fromEntries(Object.entries(revision.content).filter(([name]) => !(name in methods)))
      assert.equal(Object.keys(revision.content).length - Object.keys(before).length, names.length)
      assert.equal(hashOf(before), revision.hash)
    })
  }
})
