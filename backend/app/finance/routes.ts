import { answers } from '#app/description/described'
import { day, figure, list, object, orNull } from '#app/description/schema'
import { bookFund, bookSums } from '#app/debt/cash/routes'
import { on, type Routes } from '#app/routing/row'
import { view } from '#app/routing/rule'
import { statementRoutes } from './statements/routes.ts'

const FinanceController = () => import('./finance_controller.ts')

const week = object({ from: orNull(day), to: orNull(day), receipts: figure, payments: figure })

/** The money of the company on one page. */
export const financeRoutes: Routes = {
  ...statementRoutes,
  'finance.show': {
    method: 'get',
    path: '/finance',
    rule: view('cashBook'),
    describes: {
      summary: 'Money by fund today, in and out by day, and for who sees debts all open ones by the weeks they are due',
      query: { from: day, to: day },
      answers: answers(
        'The past 30 days unless said, at most 92. Weeks have no first day for what is late, no last one for what is later',
        object(
          {
            today: day,
            funds: list(bookFund),
            moved: object({
              ...{ from: day, to: day, sum: bookSums },
              days: list(object({ date: day, in: figure, out: figure })),
            }),
            expected: object({ weeks: list(week), receipts: figure, payments: figure, deposits: figure }),
          },
          'expected',
        ),
      ),
    },
    handle: on(FinanceController, 'show'),
  },
}
