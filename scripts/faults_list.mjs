import { CASH_FAULTS } from './faults_cash.mjs'
import { COUNTING_FAULTS } from './faults_counting.mjs'
import { CUTTING_FAULTS } from './faults_cutting.mjs'
import { LIST_FAULTS } from './faults_lists.mjs'
import { ORDER_FAULTS } from './faults_orders.mjs'
import { OWN_FAULTS } from './faults_own.mjs'
import { PAYABLE_FAULTS } from './faults_payables.mjs'
import { RETURN_FAULTS } from './faults_returns.mjs'
import { SHEET_FAULTS } from './faults_sheets.mjs'
import { PROFIT_FAULTS } from './faults_profit.mjs'
import { TRADE_FAULTS } from './faults_trade.mjs'
import { http } from './faults_where.mjs'

/** Takes the wall between companies down: the role that row-level security holds is not taken. */
const noWall = [
  'backend/app/tenancy/tenant_transaction.ts',
  `select set_config('role', 'barem_app', true),\n    set_config(`,
  'select set_config(',
]

/**
 * Faults that the tests are known to find. `edits`: file, code that is there, and what stands there with the fault.
 * Each names the spec that finds it.
 */
export const FAULTS = [
  {
    name: 'a right dropped from a route',
    edits: [['backend/app/resources/http/resource_rules.ts', "? levelIn(area, 'v') :", "? 'signedIn' :"]],
    ...http('policy'),
  },
  {
    name: 'a tenant filter dropped',
    edits: [
      noWall,
      [
        'backend/app/resources/read/sql.ts',
        '${joins} where t.tenant_id = app_tenant() and t.id = $1) p`',
        '${joins} where t.id = $1) p`',
      ],
    ],
    ...http('resources/permissions'),
  },
  {
    name: 'a debt of a past day paid twice by what was taken back since',
    edits: [
      [
        'backend/app/debt/as_of.ts',
        'from later l where l.${owner} = p.${owner} and l.seq < p.seq',
        'from later l where l.${owner} = p.${owner} and l.seq < 0',
      ],
    ],
    ...http('debt/past_days'),
  },
  {
    name: 'a debt of one kind of item that no card names by its own number',
    edits: [['backend/app/debt/item_sql.ts', "isTakenOver(item) ? snake(item.key) : 'document_id'", "'document_id'"]],
    ...http('debt/items'),
  },
  {
    name: 'a debt that was undone since missing from a past day',
    edits: [['backend/app/debt/as_of.ts', '    and u.date <= ${day}::date)`', '    and ${day}::date is not null)`']],
    ...http('debt/past_days'),
  },
  {
    name: 'a debt that was taken over stated under the day of the takeover',
    edits: [
      [
        'backend/app/debt/card.ts',
        "m.date else coalesce(${fieldOf(items.filter(isTakenOver), 'day')}, m.date)",
        'm.date else m.date',
      ],
    ],
    ...http('debt/opening'),
  },
  {
    name: 'a delivery fee shown with the VAT in it',
    edits: [['resources/metrics/index.ts', '{ shipping: 1, shippingTax: -1 }', '{ shipping: 1 }']],
    ...http('debt/vat_of_sales'),
  },
  {
    name: 'a revised order counted again with what of it is invoiced',
    edits: [['backend/app/debt/credit.ts', 'round($6::numeric * coalesce(', 'round($6::numeric + 0 * coalesce(']],
    ...http('debt/credit'),
  },
  {
    name: 'money that an offset took allocated anew as if it were paid',
    edits: [['backend/app/debt/receivable.ts', 'having sum(e.amount) < 0', 'having sum(e.amount) <> 0']],
    ...http('debt/opening'),
  },
  {
    name: 'a walk-in customer who owes once a payment is undone alone',
    edits: [
      ['resources/posting/undo_debt.ts', 'keys[party] === walkIn && mayBeOwed', 'keys[party] === null && mayBeOwed'],
    ],
    ...http('debt/walk_in'),
  },
  {
    name: 'a VAT invoice registered twice with other zeros before its number',
    edits: [['backend/app/sales/vat_invoice_behaviour.ts', "and ${numberValueOf('number')} = ${", 'and number = ${']],
    ...http('debt/vat_invoices'),
  },
  {
    name: 'required ignored',
    edits: [['backend/app/resources/validation/rules.ts', 'isKept(field) && !hasDefault(field) ?', 'false ?']],
    ...http('resources/rules'),
  },
  {
    name: 'an operator that matches too much',
    edits: [
      ['backend/app/resources/read/operators.ts', "const sign = operator === 'gte' ? '>=' : '<='", "const sign = '>='"],
    ],
    ...http('resources/queries'),
  },
  {
    name: "COMMIT's answer not read",
    edits: [
      [
        'backend/app/tenancy/transactions.ts',
        "    const answer = await sent\n    if (answer?.command !== 'COMMIT') throw new NotCommitted(`COMMIT was answered with ${answer?.command}`)\n",
        '    void sent.catch(() => {})\n',
      ],
    ],
    ...http('commits/writes'),
  },
  {
    name: 'an idempotency key ignored',
    edits: [
      [
        'backend/app/http/once.ts',
        "if (key === null) {\n    if (isRequired) throw new ApiError('COM_ERR_013')\n    return",
        "if (key === null && isRequired) throw new ApiError('COM_ERR_013')\n  if (key !== '') {\n    return",
      ],
    ],
    ...http('documents/requests'),
  },
  {
    name: 'a stale version accepted',
    edits: [
      [
        'backend/app/resources/write/pipeline.ts',
        'if (locked && operation.version !== null && locked.row.version !== operation.version) throw new StaleSave()',
        'void StaleSave',
      ],
    ],
    ...http('resources/rules'),
  },
  {
    name: 'a cost field left in an export',
    edits: [
      [
        'backend/app/resources/http/sheet_controller.ts',
        'const seen = seenBy(ctx, this.#resource)\n    const { whole',
        'const seen = this.#resource\n    const { whole',
      ],
    ],
    ...http('resources/sheet_contents'),
  },
  {
    name: 'an approval counted for changed content',
    edits: [['workflows/advance.ts', 'if (event.hash !== instance.hash) return', "if (event.hash === '') return"]],
    suite: 'process',
    spec: 'backend/tests/process/approvals.spec.ts',
  },
  {
    name: 'an undone receipt that leaves more reserved than there is',
    edits: [
      [
        'resources/posting/undo_stock.ts',
        '(gone) => giveWay(gone, balances, reserved)',
        '() => giveWay([], balances, reserved)',
      ],
    ],
    ...http('stock/gave_way'),
  },
  {
    name: 'a booked cost that follows the price type',
    edits: [
      [
        'resources/posting/issue_goods.ts',
        "goods.get(String(line.productId))?.valuationBasis ?? 'actual_kg'",
        "goods.get(String(line.productId))?.priceType ?? 'actual_kg'",
      ],
    ],
    ...http('stock/booked_cost'),
  },
  {
    name: 'barem kg that leave by another barem than they came with',
    edits: [
      [
        'resources/posting/stock/leave.ts',
        'leave(kind, onHand, withShare(onHand, goods), ({ value }, costs)',
        'leave(kind, onHand, goods, ({ value }, costs)',
      ],
      ['resources/posting/issue_goods.ts', 'baremKg: share.baremKg', 'baremKg: line.theoreticalWeight as Figure'],
    ],
    ...http('stock/changed_barem'),
  },
  {
    name: 'an approved order that stops with its customer',
    edits: [
      [
        'backend/app/resources/write/unusable_relations.ts',
        'const carried = await carriedOver(engine, resource, row)',
        'const carried = await carriedOver(engine, { ...resource, from: [] }, row)',
      ],
    ],
    ...http('stock/switched_off'),
  },
  {
    name: 'a weighing ticket on two documents',
    edits: [['backend/app/stock/tickets.ts', 'if (added.length === 0) return', 'if (added.length >= 0) return']],
    ...http('stock/weighing'),
  },
  {
    name: 'a request for approval of what cannot be posted',
    edits: [
      [
        'backend/app/resources/write/transition.ts',
        'if (approve.posts === null || effective.includes(name)) return',
        'if (approve.posts !== undefined) return',
      ],
    ],
    ...http('stock/receipt_refusals'),
  },
  {
    name: 'a row of another company found by Ctrl+K',
    edits: [
      noWall,
      [
        'backend/app/finder/find.ts',
        'from ${found(bind, query, seen, lookup)} f ${own}',
        'from (select ${bind(null)}::text, f.* from ${table} f) f ${own}',
      ],
      [
        'backend/app/finder/find.ts',
        'join ${table} t on t.tenant_id = app_tenant() and t.id = k.id',
        'join ${table} t on t.id = k.id',
      ],
    ],
    ...http('find'),
  },
  {
    name: 'documents of others posted by somebody who may only create',
    edits: [
      [
        'backend/app/resources/http/row_access.ts',
        'if (await isMaker(resource, identity.userId, id)) return',
        'if (identity.userId) return',
      ],
      [
        'backend/app/resources/http/row_access.ts',
        'and created_by = ?\n      and',
        'and ?::uuid is not null\n      and',
      ],
    ],
    ...http('daily_jobs'),
  },
  {
    name: 'orders of everybody offered to one customer',
    edits: [
      [
        'backend/app/resources/read/source_options.ts',
        'partner !== null && source.partner',
        'partner === null && source.partner',
      ],
    ],
    ...http('documents/makes'),
  },
  {
    name: 'a document offered though nothing of its source is open',
    edits: [['backend/app/resources/read/open_sources.ts', ' > 0, true)`', ' >= 0, true)`']],
    ...http('documents/makes'),
  },
  ...SHEET_FAULTS,
  ...LIST_FAULTS,
  ...CUTTING_FAULTS,
  ...ORDER_FAULTS,
  ...OWN_FAULTS,
  ...RETURN_FAULTS,
  ...PAYABLE_FAULTS,
  ...CASH_FAULTS,
  ...COUNTING_FAULTS,
  ...PROFIT_FAULTS,
  ...TRADE_FAULTS,
]
