import { ledgers } from '@barem/resources/ledgers'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { DRAW } from '#tests/support/draw'
import { times } from '#tests/support/soak'
import { faults as faultsOf } from '../stock/stock.ts'
import { faults, oweSince } from './owing.ts'
import { PurchaseHistory, step } from './purchase_history.ts'
import { switchVat } from './supplier_invoicing.ts'

test.group('whatever happens to goods of a supplier', (group) => {
  group.each.setup(() => oweSince('2026-01-01'))
  group.each.teardown(async () => {
    await oweSince(null)
    await switchVat('off')
  })

  for (const vat of ['off', 'excluded'])
    test(`what was bought is here, has left or is variance, and the rest is owed: VAT ${vat}`, async ({ assert }) => {
      await switchVat(vat)
      const histories = fc.sample(fc.array(step, { minLength: 9, maxLength: 9 }), {
        seed: DRAW,
        numRuns: times(4, 60),
      })
      const met = new Set<string>()
      for (const steps of histories) {
        const history = await PurchaseHistory.begin()
        for (const [place, one] of steps.entries()) {
          const status = await history.take(one)
          assert.include([200, 409, 422], status, JSON.stringify({ one, steps }))
          if (status === 200) met.add(one.what)
          assert.deepEqual(await history.wrong(), [], JSON.stringify({ place, status, steps }))
        }
      }
      assert.isAbove(met.size, 2)
      for (const ledger of [ledgers.stock, ledgers.crediting, ledgers.matching, ledgers.variances])
        assert.deepEqual(await faultsOf(ledger), [])
      assert.deepEqual(await faults(), [])
    }).timeout(900_000)
})
