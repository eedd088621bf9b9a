import { owedKeys, payableDebts } from '@barem/resources/debts'
import { json, onceFor, workbook } from '#app/description/described'
import { day, figure, list, object, oneOf, orNull, text, uuid } from '#app/description/schema'
import { on, type Routes } from '#app/routing/row'
import { both, create, view } from '#app/routing/rule'

const PayController = () => import('./pay_controller.ts')

const item = {
  ...object({ key: oneOf(...owedKeys(payableDebts.items)), id: uuid, amount: figure }),
  additionalProperties: false,
}
const body = {
  ...object({ items: list(item), fundId: uuid, executionDate: day, content: orNull(text) }, 'content'),
  additionalProperties: false,
}

/** Paying debts to suppliers together. */
export const payRoutes: Routes = {
  'payables.pay': {
    method: 'post',
    path: '/payables/pay',
    rule: both(view('debt'), create('transaction')),
    body: 'lines',
    describes: {
      body: json(body),
      ...onceFor(true),
      summary: 'Pays debts to suppliers together from one fund: a voucher for each supplier; all of it or nothing',
      answers: {
        200: {
          says: 'The vouchers; one that somebody has to approve has no number yet',
          schema: list(object({ id: uuid, code: orNull(text), status: text, supplierId: uuid, amount: figure })),
        },
      },
    },
    handle: on(PayController, 'pay'),
  },
  'payables.bankSheet': {
    method: 'get',
    path: '/payables/bank-sheet',
    rule: both(view('debt'), view('transaction')),
    transaction: false,
    describes: {
      summary: 'What the bank is asked to pay by posted vouchers of suppliers: beneficiary, account, bank and amount',
      query: { ids: text },
      answers: workbook,
    },
    handle: on(PayController, 'bankSheet'),
  },
}
