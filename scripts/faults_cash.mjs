import { http } from './faults_where.mjs'

/** Faults in what funds have, give and take. */
export const CASH_FAULTS = [
  {
    name: 'a cash fund that gives more than it has today',
    edits: [
      [
        'backend/app/posting/every_day.ts',
        "coalesce((select max(l.date) from later l where ${same('l')}), $2::date), w.now from given w",
        "coalesce((select max(l.date) from later l where ${same('l')}), $2::date), 0 from given w",
      ],
    ],
    ...http('debt/empty_funds'),
  },
  {
    name: 'every account at a bank that is overdrawn',
    edits: [['backend/app/posting/every_day.ts', 'is not true`', 'is null`']],
    ...http('debt/empty_funds'),
  },
  {
    name: 'money that moves before its fund begins',
    edits: [['resources/posting/parts/cash.ts', 'String(day) < begins', 'String(day) > "9"']],
    ...http('debt/empty_funds'),
  },
  {
    name: 'a cash book whose range begins with nothing',
    edits: [['backend/app/debt/cash/cash_book.ts', 'filter (where e.date < $3::date)', 'filter (where false)']],
    ...http('debt/cash_book'),
  },
  {
    name: 'vouchers of other money with numbers of their own',
    edits: [['backend/app/documents/numbering.ts', 'countsAs ?? name', 'name']],
    ...http('debt/other_transactions'),
  },
  {
    name: 'money that goes from a fund to itself',
    edits: [['resources/calc/settle/fund_transfer.ts', 'fromFundId === toFundId', 'false']],
    ...http('debt/fund_transfers'),
  },
  {
    name: 'a slip that pays more than is left of its ticket',
    edits: [['resources/posting/pay_slip.ts', 'exact.sub(ticket.total, ticket.paid)', 'exact.sub(ticket.total, 0)']],
    ...http('debt/expenses'),
  },
  {
    name: 'a slip that its own writer pays where the company keeps them apart',
    edits: [['backend/app/spending/slip_behaviour.ts', 'if (own) throw', 'if (!own && own) throw']],
    ...http('debt/expenses'),
  },
  {
    name: 'money between funds that came and went of all together',
    edits: [['backend/app/debt/cash/cash_book.ts', '($1::uuid is null and', '($1::uuid is not null and']],
    ...http('debt/cash_book'),
  },
  {
    name: 'what others hold of advances shown to anybody',
    edits: [['backend/app/debt/employees_controller.ts', 'own.id !== query.partyId', 'false']],
    ...http('debt/own_tickets'),
  },
  {
    name: 'a count of a till that posts what differed before money moved',
    edits: [['resources/posting/post_count.ts', '!exact.sub(now, String(booked)).isZero()', 'false']],
    ...http('debt/fund_counts'),
  },
  {
    name: 'a large difference of a till that nobody approves',
    edits: [['resources/calc/settle/fund_count.ts', 'difference.abs().gt(till.limit)', 'difference.abs().gt("1e15")']],
    ...http('debt/fund_counts'),
  },
  {
    name: 'a paid slip that says an older version was changed',
    edits: [
      ['backend/app/resources/write/save.ts', '  admit: (before) => refuseFixed(resource, before, changes),\n', ''],
    ],
    ...http('debt/expenses'),
  },
  {
    name: 'tickets of others in the list of whoever sees their own alone',
    edits: [
      [
        'backend/app/resources/http/row_access.ts',
        'if (maker === null) return query',
        'if (maker !== "") return query',
      ],
    ],
    ...http('debt/own_tickets'),
  },
  {
    name: 'a ticket for somebody else by whoever sees their own alone',
    edits: [['backend/app/resources/write/own_person.ts', 'if (own.length === 0)', 'if (own.length > 1)']],
    ...http('debt/own_tickets'),
  },
  {
    name: 'other people offered to whoever makes tickets of their own alone',
    edits: [['backend/app/resources/http/choices.ts', '&& ownedBy !== null', '&& ownedBy === ""']],
    ...http('debt/own_tickets'),
  },
  {
    name: 'a slip that begins with what its ticket has been paid already',
    edits: [['backend/app/resources/read/copied_lines.ts', 'done.gt(0) ? own.minus(done) : own', 'own']],
    ...http('debt/slips_of_tickets'),
  },
  {
    name: 'a fund out of use that a payment method brings',
    edits: [['backend/app/debt/receivable.ts', "else f.status = 'active' and", 'else']],
    ...http('debt/slips_of_tickets'),
  },
  {
    name: 'a claim that clears what is due first whatever somebody chose',
    edits: [
      ['resources/posting/post_expense.ts', 'chosenIn(document).length > 0) return chosen', 'false) return chosen'],
    ],
    ...http('debt/cleared_advances'),
  },
  {
    name: 'money that goes between funds counted as in and out of a day',
    edits: [['backend/app/debt/cash/by_day.ts', ' and not ${isBetweenFunds}', '']],
    ...http('debt/finance'),
  },
  {
    name: 'debts that are late left out of what is expected',
    edits: [['resources/calc/due_weeks.ts', '[null, ...starts]', '[starts[0]!, ...starts]']],
    ...http('debt/finance'),
  },
  {
    name: 'a line of a statement that is confirmed twice',
    edits: [['backend/app/finance/statements/decide.ts', "line.state !== 'open'", "line.state === 'ignored'"]],
    ...http('debt/bank_statements'),
  },
  {
    name: 'a fund that is deleted under the lines of its statements',
    edits: [
      [
        'backend/app/resources/write/violations.ts',
        "  { table: 'bank_statement_lines', column: 'fund_id', target: 'funds', resource: STATEMENT_LINES },\n",
        '',
      ],
    ],
    ...http('debt/bank_statements_refused'),
  },
  {
    name: 'an invoice paid in cash that is looked at without the others of its seller and day',
    edits: [['backend/app/purchasing/cash_paid_invoices.ts', 'where i.of_day >=', 'where i.payable >=']],
    ...http('debt/cash_paid_invoices'),
  },
  {
    name: 'cash to a seller that is warned of without what cash paid them that day',
    edits: [['backend/app/spending/cash_towards.ts', "isKnown ? await paidBefore(one) : '0'", "isKnown ? '0' : '0'"]],
    ...http('debt/cash_warnings'),
  },
  {
    name: 'a wrong advance that was given back and still counts as paid of its ticket',
    edits: [['backend/app/spending/slip_behaviour.ts', "s.type = 'advance' and r.total >= s.total", 'false']],
    ...http('debt/slips_of_tickets'),
  },
  {
    name: 'the cost of a trip that stays out of the goods that it was for',
    edits: [['resources/posting/post_expense.ts', "amount: total, booked: '0'", 'amount: total, booked: total']],
    ...http('debt/trip_costs'),
  },
  {
    name: 'cash for a part of a purchase that is warned of by that part alone',
    edits: [['backend/app/spending/cash_towards.ts', "row.kind === 'payment')", "row.kind === 'payments')"]],
    ...http('debt/cash_warnings'),
  },
  {
    name: 'what is seldom made of a document, among its buttons',
    edits: [['admin/src/documents/from/ways.ts', "place === 'menu' &&", 'false &&']],
    ...{ suite: 'unit', spec: 'admin/tests/steps.spec.ts' },
  },
  {
    name: 'a claim above its advance on paper without what is paid besides',
    edits: [['admin/src/domains/debt/papers/ticketPlan.ts', 'over?.gt(0) ? formatMoney', 'over?.lt(0) ? formatMoney']],
    ...{ suite: 'unit', spec: 'backend/tests/unit/drawn_papers.spec.ts' },
  },
  {
    name: 'money that comes back beginning with what has come back already',
    edits: [
      [
        'resources/finance/payment_slips.ts',
        "copy: { itemName: 'itemName', cost: 'amount', purpose: 'purpose' },\n          upToRemaining: 'cost',",
        "copy: { itemName: 'itemName', cost: 'amount', purpose: 'purpose' },",
      ],
    ],
    ...http('debt/slips_of_tickets'),
  },
  {
    name: 'money of a paid slip that comes back, as the next step of it',
    edits: [['admin/src/documents/steps.ts', ".find(({ from }) => from.place !== 'menu')", '.at(0)']],
    ...{ suite: 'unit', spec: 'admin/tests/steps.spec.ts' },
  },
  {
    name: 'the clause of a set-off, hidden though its absence is warned of',
    edits: [['admin/src/documents/form/places.ts', ' || missed.has(name)', '']],
    ...{ suite: 'unit', spec: 'admin/tests/steps.spec.ts' },
  },
  {
    name: 'an advance that cannot be asked for because nothing clears advances yet',
    edits: [['resources/kit/documents/figures.ts', 'all.find(({ isGrid }) => isGrid) ?? all[0]', 'all.at(-1)']],
    ...{ suite: 'unit', spec: 'backend/tests/unit/settlements.spec.ts' },
  },
]
