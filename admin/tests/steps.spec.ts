import { test } from '@japa/runner'
import { resources } from '@barem/resources'
import type { AnyResource } from '@barem/resources/kit'
import { placesOf } from '../src/documents/form/places.ts'
import { waysOf } from '../src/documents/from/ways.ts'
import { keyOf, nextOf, type Step, stepsOf } from '../src/documents/steps.ts'
import type { Offer } from '../src/overrides/useRowActions.tsx'

const of = (name: string) => resources.find((one) => one.name === name)!
const row = (status: string, allowed: string[], makes: string[] = []) => ({
  id: '1',
  version: 1,
  status,
  allowed,
  makes,
})
const ISSUE = 'warehouse-issues.orderId'
const INVOICE = 'invoices.orderId'
const collect: Offer = {
  key: 'collect',
  label: 'Thu',
  makes: 'debt-transactions',
  amount: '1',
  isInRow: false,
  run: () => undefined,
}

test.group('the next step of a document', () => {
  const next = (definition: AnyResource, ...state: Parameters<typeof row>) => {
    const step = nextOf(definition, row(...state), [])
    return step && keyOf(step)
  }

  test('of an order is asking, deciding, issuing, invoicing, as its state and what is open say', ({ assert }) => {
    const order = of('sales-orders')
    assert.equal(next(order, 'draft', ['request', 'edit']), 'take request')
    assert.equal(next(order, 'pending', ['approve', 'reject', 'edit']), 'take approve')
    assert.equal(next(order, 'pending', ['edit']), 'edit')
    assert.equal(next(order, 'in_progress', ['revise'], [INVOICE, ISSUE]), `make ${ISSUE}`)
    assert.equal(next(order, 'in_progress', ['revise'], [INVOICE]), `make ${INVOICE}`)
    assert.equal(next(order, 'done', ['undo'], [INVOICE]), `make ${INVOICE}`)
    assert.isNull(next(order, 'cancelled', []))
  })

  test('is never a mere refusal', ({ assert }) => {
    assert.isNull(next(of('sales-orders'), 'pending', ['reject', 'edit']))
  })

  test('is done in the way that a domain has for it', ({ assert }) => {
    const invoice = of('invoices')
    const owed = row('done', ['undo'], ['debt-transactions.invoiceId'])
    assert.equal(keyOf(nextOf(invoice, owed, [collect])!), 'offer collect')
    assert.equal(keyOf(nextOf(invoice, owed, [])!), 'make debt-transactions.invoiceId')
    assert.isNull(nextOf(invoice, row('done', ['undo']), [collect]))
  })

  test('of a return whose exchange waits is its sale, beside the decision', ({ assert }) => {
    const begun = [{ resource: 'sales-orders', id: '2', code: 'DH-1' }]
    const at = (status: string, allowed: string[]) => {
      const step = nextOf(of('returns'), { ...row(status, allowed, ['debt-transactions.returnId']), begun }, [])
      return step && keyOf(step)
    }
    assert.equal(at('pending', ['approve', 'reject']), 'take approve')
    assert.equal(at('pending', ['edit']), 'open sales-orders 2')
    assert.equal(at('done', ['undo']), 'open sales-orders 2')
    const steps = stepsOf(of('returns'), { ...row('received', ['request']), begun }, []).map(keyOf)
    assert.deepEqual(steps.slice(0, 2), ['take request', 'open sales-orders 2'])
  })

  test('may be a rare action, where the definition says so', ({ assert }) => {
    const orders = { ...of('sales-orders'), next: [{ in: ['approved'], take: 'revise' }] }
    assert.equal(next(orders, 'approved', ['revise'], [ISSUE]), 'take revise')
  })

  test('is first of all steps, and what loses something last', ({ assert }) => {
    const steps = stepsOf(of('sales-orders'), row('in_progress', ['reject', 'revise', 'cancel', 'edit'], [ISSUE]), [])
    const keys = steps.map(keyOf)
    assert.equal(keys[0], `make ${ISSUE}`)
    assert.deepEqual(keys.slice(-2), ['take reject', 'take cancel'])
    assert.equal(new Set(keys).size, keys.length)
  })

  test('is said for every state in which something follows, and fits it', ({ assert }) => {
    for (const definition of resources)
      for (const { in: states = [], take } of definition.next)
        for (const state of states)
          if (take) assert.equal(next(definition, state, [take], []), `take ${take}`, `${definition.name} ${state}`)
  })
})

test.group('what is made seldom', () => {
  const wordsOf = (steps: readonly Step[]) => steps.map(keyOf)
  const [CUT, RETURN] = ['debt-adjustments.invoiceIds', 'returns.invoiceId']

  test('stands in the menu, and is no next step by itself', ({ assert }) => {
    const invoice = row('done', [], [CUT, RETURN])
    const { buttons, rare } = waysOf(of('invoices'), invoice, null, [])
    assert.deepEqual(wordsOf(buttons), [`make ${RETURN}`])
    assert.deepEqual(wordsOf(rare), [`make ${CUT}`])
    assert.isNull(nextOf(of('payment-slips'), row('paid', [], ['payment-slips.slipId']), []))
  })

  test('is a button where it is the next step', ({ assert }) => {
    const invoice = row('done', [], [CUT, RETURN])
    const cut: Step = { kind: 'make', maker: of('debt-adjustments'), by: 'invoiceIds' }
    const { buttons, rare } = waysOf(of('invoices'), invoice, cut, [])
    assert.deepEqual(wordsOf(buttons), [`make ${RETURN}`, `make ${CUT}`])
    assert.deepEqual(rare, [])
  })
})

test.group('the form of a document', () => {
  test('asks plainly for what is warned of when it is missing, and for what it is made from', ({ assert }) => {
    const headOf = (name: string, madeFrom?: string) =>
      placesOf(
        of(name),
        Object.entries(of(name).form).map(([group, names]) => [group, [...names]]),
        (relation) => relation === madeFrom,
      ).head
    assert.include(headOf('debt-offsets'), 'contractClause')
    assert.include(headOf('supplier-invoices', 'freightReceiptIds'), 'freightReceiptIds')
    assert.notInclude(headOf('supplier-invoices'), 'freightReceiptIds')
    assert.notInclude(headOf('warehouse-issues'), 'ticketIds')
  })
})
