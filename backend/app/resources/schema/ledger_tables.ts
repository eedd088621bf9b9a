import {
  afterColumn,
  counts,
  snake,
  tableName,
  type Field,
  type Fields,
  type Ledger,
  type LedgerBalance,
} from '@barem/resources/kit'
import { columnType } from './column_types.ts'
import { plain, type Column, type Table } from './desired_table.ts'

const typeOf = (field: Field) => columnType(field)!.type

const columnsOf = (fields: Fields, isNeeded: (name: string) => boolean): Column[] =>
  (Object.entries(fields) as [string, Field][]).map(([name, field]) =>
    plain(snake(name), typeOf(field), isNeeded(name)),
  )

/** Bounds of a balance also keep NaN out of it. */
const boundsOf = (balance: LedgerBalance, measures: Fields) =>
  Object.fromEntries(
    balance.of.map((name) => [
      `${balance.table}_${snake(name)}_check`,
      `check (${columnType(measures[name] as Field)!.check!.replaceAll('%', snake(name))})`,
    ]),
  )

const bare = { was: null, indexes: {}, generated: {}, counted: false, searched: false }

/** One row for each combination of its keys; the first balance of a ledger also counts its entries. */
function balanceTable(ledger: Ledger, balance: LedgerBalance): Table {
  const { keys, measures } = ledger
  const { table: name, per, of, emptyWith } = balance
  const columns = per.map(snake)
  const others = of.filter((measure) => measure !== emptyWith).map((measure) => `${snake(measure)} = 0`)
  const figures = of.map((measure) => plain(snake(measure), typeOf(measures[measure] as Field), true, '0'))
  const counted = counts(ledger, balance) ? [plain('seq', 'bigint', true, '0')] : []
  return {
    ...bare,
    name,
    columns: [
      plain('tenant_id', 'uuid'),
      ...per.map((key) => plain(snake(key), typeOf(keys[key] as Field))),
      ...figures,
      ...counted,
    ],
    constraints: {
      [`${name}_pkey`]: `primary key (tenant_id, ${columns.join(', ')})`,
      ...boundsOf(balance, measures),
      ...(emptyWith && { [`${name}_empty_check`]: `check (${snake(emptyWith)} > 0 or (${others.join(' and ')}))` }),
    },
    guard: 'keep_balances',
  }
}

/** Columns that every ledger's entries have before those of its definition. */
const own = (): Column[] => [
  plain('tenant_id', 'uuid'),
  plain('id', 'uuid'),
  plain('posting_id', 'uuid'),
  plain('reverses_id', 'uuid', false),
  plain('document', 'varchar(60)'),
  plain('document_id', 'uuid'),
  plain('line_id', 'uuid', false),
  plain('action', 'varchar(40)'),
  plain('kind', 'varchar(40)'),
  plain('date', 'date'),
  plain('seq', 'bigint'),
  plain('created_at', 'timestamp with time zone'),
  plain('created_by', 'uuid', false),
]

/** What keeps entries of the same keys from having one number; entries without the keys are counted elsewhere. */
function seqIndexes(ledger: Ledger): Record<string, string> {
  const { table, oneOf, balances } = ledger
  return Object.fromEntries(
    balances
      .filter((balance) => counts(ledger, balance))
      .map(({ per }) => {
        const alternative = oneOf.find((key) => per.includes(key))
        const columns = per.map(snake).join(', ')
        return alternative === undefined
          ? [`${table}_seq_unique`, `unique (tenant_id, ${columns}, seq)`]
          : [
              `${table}_${snake(alternative)}_seq_unique`,
              `unique (tenant_id, ${columns}, seq) where ${snake(alternative)} is not null`,
            ]
      }),
  )
}

function entriesTable(ledger: Ledger): Table {
  const { table: name, keys, oneOf, mayGo, again, measures, facts, kinds, balances } = ledger
  const isAlternative = (key: string) => oneOf.includes(key)
  const after = balances.flatMap((balance) =>
    balance.of.map((measure) =>
      plain(afterColumn(balance, measure), typeOf(measures[measure] as Field), !balance.per.some(isAlternative)),
    ),
  )
  const relations = Object.entries(keys) as [string, Extract<Field, { type: 'belongsTo' }>][]
  return {
    ...bare,
    name,
    columns: [
      ...own(),
      ...columnsOf(keys, (key) => !isAlternative(key)),
      ...columnsOf(measures, () => true),
      ...columnsOf(facts, () => false),
      ...after,
    ],
    constraints: {
      [`${name}_pkey`]: 'primary key (tenant_id, id)',
      [`${name}_kind_check`]: `check (kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}))`,
      ...(oneOf.length > 0 && {
        [`${name}_one_check`]: `check (num_nonnulls(${oneOf.map(snake).join(', ')}) = 1)`,
      }),
      [`${name}_date_check`]: `check (date between '2000-01-01' and '2100-12-31')`,
      ...Object.fromEntries(
        relations
          .filter(([key]) => !mayGo.includes(key))
          .map(([key, { to }]) => [
            `${name}_${snake(key)}_fkey`,
            `foreign key (tenant_id, ${snake(key)}) references ${tableName(to)} (tenant_id, id)`,
          ]),
      ),
    },
    indexes: {
      ...seqIndexes(ledger),
      // Each line of a document posts once, and what is posted is taken back once.
      ...(!again && {
        [`${name}_once_unique`]: `unique (tenant_id, document_id, line_id, action, kind, ${relations
          .map(([key]) => snake(key))
          .join(', ')}, reverses_id) nulls not distinct`,
      }),
      // What was posted in a range of days, by whatever key.
      [`${name}_date_index`]: '(tenant_id, date)',
      [`${name}_reverses_id_index`]: '(tenant_id, reverses_id) where reverses_id is not null',
      ...Object.fromEntries(
        relations.map(([key]) => [`${name}_${snake(key)}_index`, `(tenant_id, ${snake(key)}, date)`]),
      ),
    },
    guard: 'keep_entries',
  }
}

/** What the tables of a ledger must look like: its entries, and a table for each balance. */
export const ledgerTables = (ledger: Ledger): Table[] => [
  entriesTable(ledger),
  ...ledger.balances.map((balance) => balanceTable(ledger, balance)),
]
