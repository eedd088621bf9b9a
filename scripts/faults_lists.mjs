import { http } from './faults_where.mjs'

/** Faults of lists that queries make. */
export const LIST_FAULTS = [
  {
    name: 'a list of a query that asks another day than the one that is chosen',
    edits: [
      ['backend/app/resources/query/parameters.ts', 'return [name, value]', 'return [name, dayInVietnam(new Date())]'],
    ],
    ...http('query_lists'),
  },
  {
    name: 'sums of a list of a query that leave out what its filters keep',
    edits: [['backend/app/resources/query/statement.ts', 'from matched t)`', 'from rows t)`']],
    ...http('query_lists'),
  },
  {
    name: 'a list of a query that offers no rows to filter by',
    edits: [
      ['backend/app/resources/query/query_list_rows.ts', 'options: hasRelations(resource) && {', 'options: false && {'],
    ],
    ...http('query_lists'),
  },
  {
    name: 'a list of sales that counts what a discount took',
    edits: [
      [
        'backend/app/dashboard/sales_entries.ts',
        'source ? addedBy(source) :',
        "source ? addedBy(source).replace('- e.discount', '') :",
      ],
    ],
    ...http('dashboard/figures'),
  },
  {
    name: 'a change of all rows of a list that has others by now',
    edits: [['backend/app/resources/http/bulk_body.ts', 'if (found!.ids.length !== total)', 'if (false)']],
    ...http('resources/matching'),
  },
  {
    name: 'inventory without a row where all was sold in the range',
    edits: [['backend/app/stock/on_hand_list.ts', "and ${isSale('e')}\n    ), w as", 'and false\n    ), w as']],
    ...http('stock/inventory_figures'),
  },
  {
    name: 'inventory that calls what is at its minimum below it',
    edits: [['backend/app/stock/on_hand_list.ts', 'w.pieces < m.minimum_stock', 'w.pieces <= m.minimum_stock']],
    ...http('stock/inventory_figures'),
  },
  {
    name: 'lists that PostgreSQL compiles before it reads them',
    edits: [['backend/config/database.ts', "options: '-c jit=off'", "options: '-c jit=on'"]],
    ...{ suite: 'process', spec: 'backend/tests/process/adapter.spec.ts' },
  },
]
