import { constraint, index } from './kept_definitions.ts'

interface Added {
  /** Table names begin with it, such as `receivables`. */
  ledger: string
  /** Column of the new item, such as `return_id`, and the table that it leads to. */
  column: string
  references: string
  /** Column of the party, and those of all items before, in the order of their list. */
  party: string
  before: readonly string[]
  /** Kinds of entries where they change with it: all of them, in their order, with those that every ledger has. */
  kinds?: readonly string[]
}

/** Whole dong, in either direction. */
const AMOUNT = 'numeric(15,0)'

/** SQL that lets entries have these kinds and no others. */
const allowKinds = (entries: string, kinds: readonly string[]): [drop: string, add: string] => {
  const name = `${entries}_kind_check`
  const quoted = kinds.map((kind) => `'${kind}'`).join(', ')
  return [`alter table ${entries} drop constraint ${name}`, constraint(entries, name, `check (kind in (${quoted}))`)]
}

/** SQL of the table with what is left of each item. */
function balanceOf(table: string, column: string): string[] {
  return [
    `create table ${table} (\n  tenant_id uuid not null,\n  ${column} uuid not null,\n  amount ${AMOUNT} default 0 not null\n)`,
    constraint(table, `${table}_pkey`, `primary key (tenant_id, ${column})`),
    constraint(table, `${table}_amount_check`, 'check (amount between -999999999999999 and 999999999999999)'),
    `call wall_table('${table}'); call keep_balances('${table}')`,
  ]
}

/**
 * SQL by which a ledger of debts gets one more kind of item: its column with key and index, the balance of each, the
 * checks that an entry is about one item and is posted once, and kinds of entries. A migration calls it when a row is
 * added to the list of items. It says all names itself, since what it gives never changes and the list does.
 */
export function addDebtItem({ ledger, column, references, party, before, kinds }: Added): string[] {
  const entries = `${ledger}_entries`
  const balance = `by_${column.replace(/_id$/, '')}`
  const items = [...before, column].join(', ')
  const [dropKinds, addKinds] = kinds ? allowKinds(entries, kinds) : [null, null]
  const once = `unique (tenant_id, document_id, line_id, action, kind, ${party}, ${items}, reverses_id) nulls not distinct`
  return [
    ...balanceOf(`${ledger}_${balance}`, column),
    ...(dropKinds ? [dropKinds] : []),
    `alter table ${entries} drop constraint ${entries}_one_check`,
    `drop index ${entries}_once_unique`,
    `alter table ${entries} add column ${column} uuid`,
    `alter table ${entries} add column ${balance}_amount ${AMOUNT}`,
    ...(addKinds ? [addKinds] : []),
    constraint(entries, `${entries}_one_check`, `check (num_nonnulls(${items}) = 1)`),
    constraint(
      entries,
      `${entries}_${column}_fkey`,
      `foreign key (tenant_id, ${column}) references ${references} (tenant_id, id)`,
    ),
    index(entries, `${entries}_once_unique`, once),
    index(entries, `${entries}_${column}_index`, `(tenant_id, ${column}, date)`),
  ]
}
