import { http } from './faults_where.mjs'

/** Faults of figures, documents and ledgers; see `faults_list.mjs`. */
export const TRADE_FAULTS = [
  {
    name: 'goods that were found, worth nothing',
    edits: [
      [
        'resources/calc/adjusted.ts',
        'averageOf(around.company, goods, basis)',
        "averageOf(around.company, { ...goods, actualKg: '0' }, basis)",
      ],
    ],
    ...http('stock/adjustments'),
  },
  {
    name: 'the picture of goods taken away',
    edits: [['resources/calc/checks.ts', 'const isOlder = before !== null && ', 'const isOlder = before !== null || ']],
    ...http('products'),
  },
  {
    name: 'numbers of VAT invoices that are the same, listed by how they are written',
    edits: [
      ['backend/app/sales/same_numbers.ts', "group by serial, ${numberValueOf('number')}", 'group by serial, number'],
    ],
    ...http('debt/vat_invoices'),
  },
  {
    name: 'what a customer owes, told to whoever switches them off',
    edits: [
      [
        'backend/app/resources/read/open_business.ts',
        'if (!ledger.tells || !mayView(ledger.tells.area)) continue',
        'if (!ledger.tells) continue',
      ],
    ],
    ...http('stock/switched_off'),
  },
  {
    name: 'the fee of an invoice remembered by amounts, not by the lines that it fell to',
    edits: [
      [
        'resources/calc/settle/invoice_fees.ts',
        '{ due, fee: due, shares: own }',
        "{ due, fee: due, shares: spread(due, own.map(() => '0'), lines) }",
      ],
    ],
    ...http('debt/parts'),
  },
  {
    name: 'parts of a line rounded each by itself',
    edits: [
      [
        'resources/calc/settle/parts.ts',
        "priceType === 'actual_kg' ? figures(now, actualWeight).amount",
        'source ? figures(now, actualWeight).amount',
      ],
    ],
    suite: 'unit',
    spec: 'backend/tests/unit/invoice_parts.spec.ts',
  },
  {
    name: 'a hidden price that stays with other goods',
    edits: [['backend/app/resources/write/pipeline.ts', '  followUnseen(resource, after, before, writer)\n', '']],
    ...http('documents/unseen_values'),
  },
  {
    name: 'a constraint that does not keep its definition',
    edits: [
      [
        'backend/database/kept_definitions.ts',
        'on ${table} is ${quote(definition)}`\n\n/** @param definition what',
        "on ${table} is ''`\n\n/** @param definition what",
      ],
    ],
    suite: 'unit',
    spec: 'backend/tests/unit/kept_definitions.spec.ts',
  },
  {
    name: 'a room that imports one above it',
    edits: [['scripts/floors.mjs', 'own < 0 || other < 0 || other < own', 'own < 0 || other < 0 || other !== own']],
    suite: 'unit',
    spec: 'backend/tests/unit/floors.spec.ts',
  },
  {
    name: 'a rule that refuses nobody',
    edits: [['backend/app/routing/require_rule.ts', '  if (lacked) throw forbidden(lacked.area, lacked.level)\n', '']],
    suite: 'unit',
    spec: 'backend/tests/unit/route_rows.spec.ts',
  },
  {
    name: 'a route that its rule does not guard',
    edits: [['backend/app/routing/register.ts', 'return [signIn, middleware.rule()]', 'return [signIn]']],
    ...http('policy'),
  },
  {
    name: 'an error code of a field that nobody has written',
    edits: [['resources/kit/vocabulary/check_names.ts', "[['errors', field.unique, `${at}.unique`]]", '[]']],
    suite: 'unit',
    spec: 'backend/tests/unit/kit_vocabulary.spec.ts',
  },
  {
    name: 'a fact that is read from fields it does not name',
    edits: [['backend/app/engine/facts.ts', '    picked(row, reads),', '    row,']],
    suite: 'unit',
    spec: 'backend/tests/unit/facts.spec.ts',
  },
  {
    name: 'a sum of lines that leaves out those without a figure',
    edits: [['resources/calc/line_sum.ts', 'figures.every(', 'figures.some(']],
    suite: 'unit',
    spec: 'backend/tests/unit/settlements.spec.ts',
  },
  {
    name: 'a figure of several ledgers that is read from the first alone',
    edits: [['backend/app/dashboard/statements.ts', "grouped.join(' union all ')", 'grouped[0]']],
    ...http('dashboard/net_figures'),
  },
  {
    name: 'a sum of several that adds what it should take away',
    edits: [
      ['backend/app/resources/read/value_column.ts', "sum.sign === -1 ? '-' : '+'", "sum.sign === 0 ? '-' : '+'"],
    ],
    ...http('total_purchase'),
  },
  {
    name: 'money that is held and grows as it is set off',
    edits: [
      ['resources/posting/parts/debts.ts', "times(side === 'debt' ? -1 : 1)", "times(side === 'debt' ? -1 : -1)"],
    ],
    suite: 'unit',
    spec: 'backend/tests/unit/debt_histories.spec.ts',
  },
  {
    name: 'a planner that reads a field it does not name',
    edits: [['resources/posting/receive_goods.ts', ", 'lines.paidWeight'", '']],
    suite: 'unit',
    spec: 'backend/tests/unit/planner_reads.spec.ts',
  },
  {
    name: 'a lane that shares a database',
    edits: [
      [
        'backend/tests/support/server.ts',
        'await inTurn(url, async (client) =>\n    client.query(`create database ${name} template ${await demoTemplate(client, url, env)}`),\n  )\n  return at(url, name)',
        'return at(url, await inTurn(url, (client) => demoTemplate(client, url, env)))',
      ],
    ],
    suite: 'process',
    spec: 'backend/tests/process/lanes.spec.ts',
  },
  {
    name: 'an order sold past the one who rejected it',
    edits: [
      [
        'backend/app/sales/sell/sell.ts',
        'if (await approvalOf(orders.name, id)) throw',
        "if (state === 'pending') throw",
      ],
    ],
    ...http('debt/sell'),
  },
  {
    name: 'what was invoiced of an order without its fee and tax',
    edits: [['resources/posting/post_invoice.ts', 'total: totalOf(line, vat),', 'total: String(line.amount),']],
    ...http('debt/outcome'),
  },
  {
    name: 'bars of an order issued without the kg of those before',
    edits: [['resources/calc/settle/issue_line.ts', 'if (!source?.frozen || quantity', 'if (source || quantity']],
    ...http('stock/issues'),
  },
  {
    name: 'drafts that keep a document from being undone',
    edits: [
      [
        'backend/app/resources/write/uses.ts',
        '...(drafts ? [] : other.states!.draftStates)',
        '...(drafts ? [] : other.states!.closedStates)',
      ],
    ],
    ...http('documents/made_from'),
  },
  {
    name: 'a draft posted from a document that has ended',
    edits: [
      [
        'backend/app/resources/write/sources_in_force.ts',
        'if (ended) mistakes.push',
        'if (ended && row === null) mistakes.push',
      ],
    ],
    ...http('documents/made_from'),
  },
  {
    name: 'a draft saved with the order of another customer',
    edits: [
      [
        'backend/app/resources/write/pipeline.ts',
        'requireOwn(engine, resource, after, before)',
        'requireOwn(engine, resource, {}, before)',
      ],
    ],
    ...http('documents/made_from'),
  },
  {
    name: 'kg read with three decimals',
    edits: [['resources/kit/fields/shapes.ts', 'KG_DECIMALS = 2', 'KG_DECIMALS = 3']],
    ...{ suite: 'unit', spec: 'admin/tests/format.spec.ts' },
  },
  {
    name: 'a username that is the phone of another taken',
    edits: [
      [
        'backend/app/identity/user_behaviour.ts',
        'await guardSignIn(row, id, before)',
        'await guardSignIn(row, id, row)',
      ],
    ],
    ...http('identity/users'),
  },
  {
    name: 'a NUL in a query sent to the database',
    edits: [['backend/app/http/query_text.ts', "value.includes('\\0')", "value.includes('\\0\\0\\0')"]],
    ...http('limits/queries'),
  },
  {
    name: 'an amount on Home for somebody who may not see it',
    edits: [['backend/app/home/home.ts', 'isNamed: !views', 'isNamed: false']],
    ...http('home'),
  },
  {
    name: 'a next step of a state that the document is not in',
    edits: [['admin/src/documents/steps.ts', '    if (!states.includes(state)) continue\n', '']],
    ...{ suite: 'unit', spec: 'admin/tests/steps.spec.ts' },
  },
  {
    name: 'a delivery note that tells prices',
    edits: [['admin/src/domains/sales/papers/orderPlans.ts', '...common(false)', '...common(true)']],
    ...{ suite: 'unit', spec: 'admin/tests/paper_plans.spec.ts' },
  },
  {
    name: 'a loss that is approved together with others',
    edits: [
      [
        'admin/src/documents/inbox/item.ts',
        'some(({ name }) => needsLook(name))',
        'every(({ name }) => needsLook(name))',
      ],
    ],
    ...{ suite: 'unit', spec: 'admin/tests/inbox.spec.ts' },
  },
  {
    name: 'a shared word said in place of the own one of a resource',
    edits: [['admin/src/i18n/i18n.ts', '!hasWord(key) && hasWord(shared)', 'hasWord(shared)']],
    ...{ suite: 'unit', spec: 'admin/tests/shared_words.spec.ts' },
  },
  {
    name: 'shared words that the server does not say',
    edits: [
      [
        'backend/app/language/translate.ts',
        'hasWord(language, shared) ? shared : key',
        'hasWord(language, shared) ? key : key',
      ],
    ],
    ...{ suite: 'unit', spec: 'backend/tests/unit/shared_words.spec.ts' },
  },
  {
    name: 'a label that may repeat the shared one',
    edits: [['scripts/shared_words.ts', 'return repeats ?', 'return repeats && false ?']],
    ...{ suite: 'unit', spec: 'backend/tests/unit/shared_words.spec.ts' },
  },
  {
    name: 'a scaffolded planner that is listed nowhere',
    edits: [['backend/app/resources/scaffold/scaffold_document.ts', '`${listed}  ${plannerName(name)},\\n`', 'listed']],
    ...{ suite: 'unit', spec: 'backend/tests/unit/scaffold_document.spec.ts' },
  },
  {
    name: 'entries of stock without the number of a new document',
    edits: [
      [
        'backend/app/stock/on_hand.ts',
        'resources.filter(postsAnything)',
        "resources.filter(({ name }) => name === 'warehouse-issues')",
      ],
    ],
    ...{ suite: 'process', spec: 'backend/tests/process/documents_page.spec.ts' },
  },
]
