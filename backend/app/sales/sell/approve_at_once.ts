import { exceptionsOf, type ExceptionName } from '@barem/resources/calc/exceptions'
import { exact } from '@barem/resources/calc/exact'
import type { AnyResource } from '@barem/resources/kit'
import { authorityOf, stakeIn } from '#app/approvals/authority'
import { withoutExceptionChecks } from '#app/documents/exceptions'
import type { Values } from '#app/engine/behaviour'
import { storedNow } from '#app/resources/write/stored_values'
import { transition } from '#app/resources/write/transition'
import { needsApproval, type Maker, type Stored } from './made_document.ts'

/** What nobody sells at once without the right to approve it: prices and discounts of their own. */
const OWN_PRICES: readonly ExceptionName[] = ['belowSuggested', 'manualDiscount']

/**
 * The order with a request that names nobody, as documents have it whose approval is optional. The sale checks its
 * exceptions after the payment.
 */
function namingNobody(orders: AnyResource): AnyResource {
  const states = orders.states!
  const approver = states.approval!.approver
  const actions = Object.fromEntries(
    Object.entries(states.actions).map(([name, action]) => [
      name,
      action.approval === 'open'
        ? { ...action, inputs: { ...action.inputs, [approver]: 'optional' as const } }
        : action,
    ]),
  )
  return withoutExceptionChecks({ ...orders, states: { ...states, actions } })
}

/** Whether somebody may approve an order of this amount themselves. */
async function mayApprove(orders: AnyResource, order: Values, userId: string): Promise<boolean> {
  const authority = await authorityOf(userId, orders.area)
  const { amount } = stakeIn(orders, order)
  if (!authority?.holds) return false
  return authority.limit === null || (amount !== null && exact.sub(amount, authority.limit).lte(0))
}

/**
 * Approves an order that is sold at once, where neither a workflow asks anybody, nor a price or a discount is the
 * person's own: their own ones pass where the person may approve the order.
 * @returns the order as it is then
 * @throws ApiError COM_ERR_001 where somebody else has to approve it, and all that its request throws
 */
export async function approveAtOnce(maker: Maker, orders: AnyResource, id: string, version: number): Promise<Stored> {
  const { engine, writer } = maker
  const variant = namingNobody(orders)
  const { field, approval, actions } = variant.states!
  const [request] = Object.entries(actions).find(([, action]) => action.approval === 'open')!
  const said = { [approval!.approver]: null }
  await transition(engine, variant, id, request, { version, comment: null, said }, writer)
  const order = await storedNow(orders, id)
  if (order[field] === 'pending') throw needsApproval('sellAsksSomebody', approval!.approver)
  const reviewed = { row: order, lines: order.lines as Values[], facts: {} }
  const [found] = exceptionsOf(reviewed, OWN_PRICES)
  if (found && !(await mayApprove(orders, order, writer.userId!)))
    throw needsApproval(found.name === 'manualDiscount' ? 'sellOwnDiscount' : 'sellOwnPrice', approval!.approver)
  return { ...order, id }
}
