import { http } from './faults_where.mjs'

const BACK = `field: 'totalRefund', by: 'customerId', where: { status: ['done'] }`

/** Faults in goods that come back, and in figures net of them. */
export const RETURN_FAULTS = [
  {
    name: 'sales that are shown as if nothing came back',
    edits: [['resources/metrics/index.ts', 'sum, sign: -1 },', 'sum, sign: 1 },']],
    ...http('returns/net_figures'),
  },
  {
    name: 'goods that came back, counted as money that was collected',
    edits: [['backend/app/debt/as_of.ts', "${by('return')} as by_return", 'false as by_return']],
    ...http('returns/net_figures'),
  },
  {
    name: 'an invoice that is half paid because goods came back of it',
    edits: [['resources/sales/invoices.ts', "less: [{ ...returned, field: 'total' }, reduced]", 'less: [reduced]']],
    ...http('returns/net_figures'),
  },
  {
    name: 'an order whose payment leaves out what came back',
    edits: [
      [
        'backend/app/resources/read/value_column.ts',
        "snake(bills.field)}`, less, 'b')",
        "snake(bills.field)}`, [], 'b')",
      ],
    ],
    ...http('returns/net_figures'),
  },
  {
    name: 'an invoice whose only return names it first, without returns',
    edits: [['backend/app/resources/read/value_column.ts', 'return also === undefined', 'return also !== null']],
    ...http('returns/net_figures'),
  },
  {
    name: 'what a customer bought in all, with what they returned',
    edits: [['resources/partners/customers.ts', `${BACK}, sign: -1`, `${BACK}, sign: 1`]],
    ...http('returns/net_figures'),
  },
  {
    name: 'more brought back than was sold',
    edits: [
      [
        'resources/posting/post_return.ts',
        "before.plus(String(line.quantity)).gt(source.quantity ?? '0'))",
        "before.gt(source.quantity ?? '0'))",
      ],
      // Working out its figures refuses the same.
      [
        'resources/calc/settle/return_line.ts',
        'if (exact.add(returned.quantity, now).gt(',
        'if (exact.add(returned.quantity, 0).gt(',
      ],
    ],
    ...http('returns/returns'),
  },
  {
    name: 'goods that come back at a part of their cost that is not cumulative',
    edits: [
      [
        'resources/posting/post_return.ts',
        "nextPart(issued[name], part, taken) ?? '0'",
        "nextPart(issued[name], { ...part, before: '0' }, '0') ?? '0'",
      ],
    ],
    ...{ suite: 'unit', spec: 'backend/tests/unit/return_histories.spec.ts' },
  },
  {
    name: 'damaged goods among those for sale',
    edits: [['resources/calc/return_places.ts', "damaged: 'damagedWarehouseId'", "damaged: 'warehouseId'"]],
    ...http('returns/returns'),
  },
  {
    name: 'more paid back than is left of a return',
    edits: [['resources/posting/post_payment.ts', 'returnId === null || (key', 'returnId !== null || (key']],
    ...http('returns/returns'),
  },
  {
    name: 'lines kept from facts that are read under the lock',
    edits: [['backend/app/posting/post.ts', 'lockedFacts, now, linesOf(resource, after))', 'lockedFacts, now, [])']],
    ...http('returns/returns'),
  },
  {
    name: 'the credit of an exchange that does not wait for its order',
    edits: [['backend/app/debt/item_sql.ts', "and x.status not in ('cancelled', 'done')", 'and false']],
    ...http('returns/exchanges'),
  },
  {
    name: 'a document that is worked out anew as it is taken back',
    edits: [['backend/app/resources/write/transition.ts', 'action.reverses === null && isMaterial', 'isMaterial']],
    ...http('returns/returns'),
  },
  {
    name: 'damaged goods that are received without a warehouse for them',
    edits: [['resources/calc/checks.ts', "['received', 'pending'].includes(", "['never'].includes("]],
    ...http('returns/receiving'),
  },
  {
    name: 'a return that begins with all that was sold of several goods',
    edits: [['backend/app/resources/read/made_from.ts', 'open.length === 1 || name', 'open.length > 0 || name']],
    ...http('returns/receiving'),
  },
  {
    name: 'lines of which nothing comes back, kept in the return',
    edits: [['backend/app/resources/write/pipeline.ts', 'dropUnpicked(resource, after)', '// kept']],
    ...http('returns/receiving'),
  },
  {
    name: 'a refund that is awaited of a return that was undone',
    edits: [['resources/sales/returns.ts', "never: ['cancelled'],", '']],
    ...http('returns/receiving'),
  },
  {
    name: 'returns without a reason among those that the keeper is to receive',
    edits: [['resources/sales/returns.ts', "reasonId_null: ['false'], ", '']],
    ...http('returns/receiving'),
  },
  {
    name: 'a credit that buys goods in exchange once only, though some of it is left',
    edits: [['resources/sales/order_sources.ts', "onceUntil: ['done'],", '']],
    ...http('returns/exchanges'),
  },
  {
    name: 'kg of the last pieces that forget which parts were taken back before',
    edits: [
      [
        'resources/calc/settle/return_line.ts',
        'left(dueBy(source.actualWeight, pieces, decimals), returned.soldKg)',
        'shareOf(source.actualWeight, pieces, decimals)',
      ],
    ],
    ...{ suite: 'unit', spec: 'backend/tests/unit/return_histories.spec.ts' },
  },
  {
    name: 'an order that does not await what came back before it was invoiced',
    edits: [['resources/posting/post_return.ts', '...back.map(unfulfilled)]', ']']],
    ...http('returns/of_issues'),
  },
  {
    name: 'invoiced goods that come back of their issue, without a credit',
    edits: [
      ['resources/posting/post_return.ts', 'open.lt(String(line.quantity)) &&', 'false &&'],
      ['resources/calc/settle/return_line.ts', 'if (source.uninvoiced !== null &&', 'if (false &&'],
    ],
    ...http('returns/of_issues'),
  },
  {
    name: 'goods that left again, brought back once more by an undo',
    edits: [['resources/posting/undo_fulfilment.ts', 'then.gt(sold))', 'then.lt(0))']],
    ...http('returns/of_issues'),
  },
  {
    name: 'lines of an order that stay open though nothing more is delivered',
    edits: [['backend/app/sales/return_behaviour.ts', "row.delivery !== 'closed'", "row.delivery !== 'again'"]],
    ...http('returns/of_issues'),
  },
  {
    name: 'a return that needs no adjusting invoice once one was registered and cancelled',
    edits: [
      [
        'backend/app/sales/returns_without_vat.ts',
        "and x.id = j.owner_id and x.status in ('issued', 'adjusted')\n          where j",
        'and x.id = j.owner_id\n          where j',
      ],
    ],
    ...http('returns/vat_of_returns'),
  },
  {
    name: 'a return that is undone though its VAT invoice is issued',
    edits: [['resources/posting/undo_debt.ts', "['invoice', 'return', 'adjustment']", "['invoice']"]],
    ...http('returns/vat_of_returns'),
  },
  {
    name: 'a refund that the seller pays where others have to',
    edits: [['backend/app/sales/refund_behaviour.ts', 'if (await isSeller(', 'if (false && (await isSeller)(']],
    ...http('returns/vat_of_returns'),
  },
  {
    name: 'a piece at almost no price, whose discount is more than its amount',
    edits: [['resources/calc/settle/return_line.ts', 'exact.min(amount, discount).toFixed()', 'discount']],
    ...{ suite: 'unit', spec: 'backend/tests/unit/return_histories.spec.ts' },
  },
  {
    name: 'what came back of an order, without what was not invoiced',
    edits: [['resources/sales/sales_orders.ts', "...returned, field: 'soldKg'", "...returned, field: 'actualKg'"]],
    ...http('returns/of_issues'),
  },
  {
    name: 'a return without an invoice that anybody may price',
    edits: [['backend/app/sales/return_behaviour.ts', "if (row.basis !== 'none' ||", 'if (true ||']],
    ...http('returns/without_invoice'),
  },
  {
    name: 'the credit of a sale from before go-live, left open beside the debt that was taken over',
    edits: [['resources/posting/own_return.ts', "key === 'openingLineId'", "key === 'invoiceId'"]],
    ...http('returns/without_invoice'),
  },
  {
    name: 'an issue that is invoiced, offered for returns',
    edits: [['backend/app/resources/read/open_sources.ts', '...(way.whileMore ? [hasMore(way)] : []),', '']],
    ...http('returns/of_issues'),
  },
  {
    name: 'a part of a coil, credited by how large somebody thinks it is',
    edits: [['resources/calc/settle/return_line.ts', "frozen.weightMode === 'coil' ? coilKg", 'false ? coilKg']],
    ...http('returns/returns'),
  },
  {
    name: 'the credit of a walk-in customer, held by the company',
    edits: [['backend/app/sales/pay_back.ts', 'if ((row.refundFundId ?? null) === null) return', 'return']],
    ...http('returns/paid_back'),
  },
  {
    name: 'a return of a walk-in customer without a fund, posted',
    edits: [['resources/posting/return_credit.ts', 'if (isHeld(document, paid, facts))', 'if (false)']],
    ...http('returns/paid_back'),
  },
  {
    name: 'money that goes out by somebody who may not pay it out',
    edits: [['backend/app/sales/pay_back.ts', "!may(identity, areas.transaction, 'c')", 'false']],
    ...http('returns/paid_back'),
  },
  {
    name: 'goods to be delivered again that their order does not await',
    edits: [['resources/posting/post_return.ts', 'redeliver === true &&', 'false &&']],
    ...http('returns/paid_back'),
  },
  {
    name: 'goods that are delivered again, invoiced for nothing',
    edits: [['backend/app/sales/billable_lines.ts', '-r.quantity, -r.theoretical_weight, -r.amount', '0, 0, 0']],
    ...http('returns/paid_back'),
  },
  {
    name: 'an exchange whose invoice its credit does not pay',
    edits: [['resources/posting/return_credit.ts', 'exchanged.includes(item.id)', 'false']],
    ...http('returns/exchanges'),
  },
  {
    name: 'an exchange that sells before somebody has approved what comes back',
    edits: [['backend/app/sales/exchange/exchange.ts', "await client.rawQuery('rollback to savepoint exchange')", '']],
    ...http('returns/exchanges'),
  },
  {
    name: 'the sale of an exchange that waits, offered by no return',
    edits: [['backend/app/resources/http/document_json.ts', 'begunFrom(source, id, maySee)', '[]']],
    ...http('returns/exchanges'),
  },
  {
    name: 'an exchange that nobody judges after both',
    edits: [['backend/app/sales/exchange/exchange.ts', 'if (made && !isPreview)', 'if (false)']],
    ...http('returns/exchanges'),
  },
  {
    name: 'a return that paid for an exchange, undone before it',
    edits: [['backend/app/sales/return_behaviour.ts', 'await requireUnexchanged(id)', 'void id']],
    ...http('returns/exchanges'),
  },
  {
    name: 'goods that come back without an invoice, left out of figures of sales',
    edits: [['resources/metrics/index.ts', '{ ...prior, area: areas.invoice, sum, sign: -1 },', '']],
    ...http('returns/net_figures'),
  },
  {
    name: 'an invoice that still names a return that was undone',
    edits: [['backend/app/resources/read/linked_rows.ts', "${counts.join('')}", '']],
    ...http('returns/net_figures'),
  },
  {
    name: 'a refusal that says a state by its key',
    edits: [['backend/app/language/translate.ts', 'if (isWord(value)) return translate(language, value)', '']],
    ...http('returns/returns'),
  },
  {
    name: 'goods that come back at the price before it was lowered',
    edits: [['backend/app/sales/sold_lines.ts', '(l.tax - coalesce(c.tax, 0))::text', 'l.tax::text']],
    ...http('debt/price_cuts'),
  },
  {
    name: 'a price that is lowered by more than came back leaves of it',
    edits: [['backend/app/sales/cut_lines.ts', "- (${net('r')})", '']],
    ...http('debt/price_cuts'),
  },
  {
    name: 'a lowered price that is undone though goods came back at it',
    edits: [['resources/posting/undo_reducing.ts', 'facts.returnedSince.length > 0', 'facts.returnedSince.length < 0']],
    ...http('debt/price_cuts'),
  },
  {
    name: 'a lowered price that leaves revenue as it was',
    edits: [['resources/metrics/index.ts', '{ ...cut, area: areas.invoice, sum: { amount: 1 }, sign: -1 }', '']],
    ...http('debt/price_cuts'),
  },
]
