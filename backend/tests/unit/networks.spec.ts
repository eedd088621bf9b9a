import { test } from '@japa/runner'
import { networkOf } from '#app/limits/caller'

test.group('the network of an address', () => {
  test('is the address itself, and of IPv6 what a customer is given', ({ assert }) => {
    for (const [address, network] of [
      ['203.0.113.7', '203.0.113.7'],
      ['::ffff:203.0.113.7', '203.0.113.7'],
      ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
      ['2001:db8:1:2::6', '2001:db8:1:2'],
      ['2001:db8::6', '2001:db8:0:0'],
      ['::1', '0:0:0:0'],
      ['fe80::', 'fe80:0:0:0'],
    ] as const)
      assert.equal(networkOf(address), network)
  })
})
