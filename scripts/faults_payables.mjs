import { http } from './faults_where.mjs'

/** Faults in what suppliers are owed and paid. */
export const PAYABLE_FAULTS = [
  {
    name: 'payments to suppliers, counted as money that customers took back',
    edits: [['resources/metrics/index.ts', '    withPartner: true,\n', '']],
    ...http('debt/payables'),
  },
  {
    name: 'goods and freight of one receipt, paid as one debt',
    edits: [['backend/app/debt/debts_on.ts', ' and i.key = p.key', '']],
    ...http('debt/payables'),
  },
  {
    name: 'an advance that pays receipts of other contracts',
    edits: [['resources/posting/receive_goods.ts', 'orderId !== null && orderId === contractId', 'orderId !== ""']],
    ...http('debt/payables'),
  },
  {
    name: 'receipts from before the first day that owe',
    edits: [['resources/calc/settle/receipt_totals.ts', 'String(documentDate) >= since', 'true']],
    ...http('debt/payables'),
  },
  {
    name: 'a first day of payables that leaves posted receipts out',
    edits: [['backend/app/company/settings_behaviour.ts', 'if (last !== null)', 'if (false)']],
    ...http('debt/payables'),
  },
  {
    name: 'freight that is owed to whom the goods are owed',
    edits: [['resources/posting/parts/debts.ts', 'row[item.party ?? party]', 'row[party]']],
    ...http('debt/items'),
  },
  {
    name: 'freight of receipts missing from what is to be paid on Home',
    edits: [
      [
        'resources/lists/payables_by_document.ts',
        "where: { isOpen: ['true'],",
        "where: { of: ['goods'], isOpen: ['true'],",
      ],
    ],
    ...http('home'),
  },
  {
    name: 'drafts of payments to suppliers that name nobody on Home',
    edits: [['resources/finance/debt_transactions.ts', "  otherPartner: 'supplierId',\n", '']],
    ...http('home'),
  },
  {
    name: 'invoices of suppliers that owe again what receipts owe',
    edits: [['resources/calc/settle/supplier_invoice_parts.ts', '.minus(owed).toFixed()', '.toFixed()']],
    ...http('debt/supplier_invoices'),
  },
  {
    name: 'late prices that follow what was invoiced, and not what is left',
    edits: [['resources/posting/parts/late_price.ts', 'onHand.company[measure])', 'received)']],
    ...http('debt/supplier_invoices'),
  },
  {
    name: 'one invoice of a supplier, entered twice',
    edits: [['backend/app/purchasing/supplier_invoice_behaviour.ts', "status <> 'cancelled'", 'false']],
    ...http('debt/supplier_invoices'),
  },
  {
    name: 'a provisional price, settled twice',
    edits: [['resources/posting/settle_prices.ts', 'return isAboveZero(repriced.quantity) &&', 'return false &&']],
    ...http('debt/price_settlements'),
  },
  {
    name: 'an invoice of goods whose price was settled, held against the provisional one',
    edits: [['backend/app/purchasing/received_lines.ts', ' + coalesce(p.amount, 0)\n', '\n']],
    ...http('debt/price_settlements'),
  },
  {
    name: 'settled prices, taken back though they are invoiced',
    edits: [['resources/posting/undo_repricing.ts', 'invoiced.gt(0)', 'false']],
    ...http('debt/price_settlements'),
  },
  {
    name: 'debts that are written off, counted as money that was collected',
    edits: [['backend/app/debt/as_of.ts', "${by('reduction')} as by_reduction", 'false as by_reduction']],
    ...http('debt/adjustments'),
  },
  {
    name: 'claims and settled prices, taken back out of turn',
    edits: [['resources/posting/parts/priced_since.ts', 'pricedSince.length > 0 &&', 'false &&']],
    ...http('debt/supplier_claims'),
  },
  {
    name: 'set-offs of two that are not one',
    edits: [
      ['resources/posting/offset_debts.ts', 'companyOf(payee!.taxCode!) !== companyOf(payer!.taxCode!)', 'false'],
    ],
    ...http('debt/offsets'),
  },
  {
    name: 'tax codes written as figures in what is refused',
    edits: [['backend/app/posting/refusals.ts', '...refusal.texts', '...readable(refusal.texts ?? {})']],
    ...http('debt/offsets'),
  },
  {
    name: 'adjustments that nobody is asked about',
    edits: [
      ['backend/app/documents/approval_steps.ts', 'choices.includes(String(after[name]))', 'choices.length === 0'],
    ],
    ...http('debt/adjustments'),
  },
  {
    name: 'the same missing kg, claimed twice',
    edits: [['backend/app/purchasing/received_lines.ts', "'shortKg', coalesce(c.short_kg, 0)::text", "'shortKg', '0'"]],
    ...http('debt/supplier_claims'),
  },
  {
    name: 'an invoice that asks again for what the supplier credited',
    edits: [['backend/app/purchasing/received_lines.ts', '- coalesce(c.amount, 0))::text as net', ')::text as net']],
    ...http('debt/supplier_claims'),
  },
  {
    name: 'credits that are taken back though an invoice left them out',
    edits: [['resources/posting/undo_crediting.ts', 'invoiced.gt(0) &&', 'false &&']],
    ...http('debt/supplier_claims'),
  },
  {
    name: 'prices of suppliers that are lowered by more than is left',
    edits: [
      [
        'resources/posting/cut_purchases.ts',
        'supplierCuts(String(document.amount), receiptLines) === null &&',
        'false &&',
      ],
    ],
    ...http('debt/supplier_price_cuts'),
  },
  {
    name: 'an invoice that asks again for what a supplier lowered',
    edits: [['resources/posting/cut_purchases.ts', '...NO_CREDIT, ...open,', '...NO_CREDIT,']],
    ...http('debt/supplier_price_cuts'),
  },
  {
    name: 'goods that go back at the price before the supplier lowered it',
    edits: [['backend/app/purchasing/received_lines.ts', '- k.amount - coalesce(c.lowered_amount, 0)', '- k.amount']],
    ...http('debt/supplier_price_cuts'),
  },
  {
    name: 'VAT in of invoices alone, without those that adjust them',
    edits: [['backend/app/purchasing/vat_in.ts', '...CREDITS.map(adjusting)', '']],
    ...http('debt/supplier_price_cuts'),
  },
  {
    name: 'a statement that has no word for what moved a debt',
    edits: [['locales/vi_VN/later/print.json', '"supplierReturn": "Trả hàng nhà cung cấp"', '"other": ""']],
    ...{ suite: 'unit', spec: 'backend/tests/unit/debt_items.spec.ts' },
  },
  {
    name: 'late prices of goods that went straight on, put on what is here',
    edits: [['resources/posting/parts/late_price.ts', "hasLeft ? '0' : ", '']],
    ...http('debt/direct_deliveries'),
  },
  {
    name: 'a paper that is drawn and never printed',
    edits: [['admin/src/domains/index.ts', "papers.register('expenseTicket'", "papers.register('other'"]],
    ...{ suite: 'unit', spec: 'backend/tests/unit/drawn_papers.spec.ts' },
  },
  {
    name: 'a statement of another form, read by the columns of the last one',
    edits: [['backend/app/finance/statements/columns.ts', 'kept !== null && isAsBefore', 'kept !== null']],
    ...http('debt/bank_statements'),
  },
  {
    name: 'more goods that go back to their supplier than came',
    edits: [['resources/posting/return_goods.ts', 'left.lt(String(line.quantity))', 'false']],
    ...http('debt/supplier_returns'),
  },
  {
    name: 'freight of goods that went back, left in the cost of those that stayed',
    edits: [['resources/calc/settle/supplier_return.ts', 'freightOf(source, quantity)).toFixed()', "'0').toFixed()"]],
    ...http('debt/supplier_returns'),
  },
  {
    name: 'an invoice that asks for goods that went back',
    edits: [
      ['resources/posting/return_goods.ts', 'const isOpen = exact.sub(open.quantity, 0).gt(0)', 'const isOpen = false'],
    ],
    ...http('debt/supplier_returns'),
  },
  {
    name: 'an invoice, taken back though its goods went back at what it says',
    edits: [['resources/posting/undo_matching.ts', 'left.lt(returned) &&', 'false &&']],
    ...http('debt/supplier_returns'),
  },
  {
    name: 'goods that go straight to the customer, at the average of those in the warehouse',
    edits: [['resources/posting/issue_goods.ts', 'if (own) return issueAt(', 'if (false) return issueAt(']],
    ...http('debt/direct_deliveries'),
  },
  {
    name: 'more goods that go straight to the customer than their receipt brought',
    edits: [['resources/posting/issue_straight.ts', 'left.lt(String(line.quantity)) &&', 'false &&']],
    ...http('debt/direct_deliveries'),
  },
  {
    name: 'goods that go straight, by the slip though the customer weighed them',
    edits: [
      ['backend/app/sales/straight/straight.ts', "weightBy === 'slip' ? declaredWeight", 'true ? declaredWeight'],
    ],
    ...http('debt/straight_deliveries'),
  },
  {
    name: 'missing kg of a slip, told at the scale of the customer',
    edits: [
      [
        'backend/app/sales/straight/straight.ts',
        "return weightBy === 'slip' ? field.replace",
        'return false ? field.replace',
      ],
    ],
    ...http('debt/straight_deliveries'),
  },
  {
    name: 'an issue that went straight, taken back without its receipt',
    edits: [
      [
        'backend/app/sales/straight/straight.ts',
        'await transition(engine, receipts!, directReceiptId,',
        'void (receipts!, directReceiptId,',
      ],
    ],
    ...http('debt/straight_deliveries'),
  },
  {
    name: 'goods that go straight, by people who may not write receipts',
    edits: [
      [
        'backend/app/sales/straight/routes.ts',
        "path: '/sales-orders/:id/straight',\n    rule: both(create('warehouseReceipt'), create('warehouseIssue')),\n    body:",
        "path: '/sales-orders/:id/straight',\n    rule: create('warehouseIssue'),\n    body:",
      ],
    ],
    ...http('debt/straight_deliveries'),
  },
  {
    name: 'freight of deliveries that nobody owes',
    edits: [
      [
        'resources/calc/settle/supplier_invoice_parts.ts',
        'isOfDeliveries(document) ? [...freight',
        'false ? [...freight',
      ],
    ],
    ...http('debt/delivery_freight'),
  },
  {
    name: 'freight of one delivery, invoiced twice',
    edits: [['resources/posting/match_invoice.ts', 'invoicedBy !== null &&', 'false &&']],
    ...http('debt/delivery_freight'),
  },
]
