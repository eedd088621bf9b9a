import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { registry } from '@barem/resources'
import { debtLedgers, defineDebtLedger, ledgers } from '@barem/resources/ledgers'
import { itemIn, mayBeOwed, moveWord, postedBy, type DebtItem, type Debts } from '@barem/resources/debts'
import { snake, type AnyResource, type Field, type Fields } from '@barem/resources/kit'
import { addDebtItem } from '#database/add_debt_item'
import type { Table } from '#app/resources/schema/desired_table'
import { difference } from '#app/resources/schema/difference'
import type { ExistingTable } from '#app/resources/schema/existing_tables'
import { ledgerTables } from '#app/resources/schema/ledger_tables'

const documents = registry as unknown as Readonly<Record<string, AnyResource>>

const existing = (tables: readonly Table[]): Record<string, ExistingTable> =>
  Object.fromEntries(
    tables.map(({ name, columns, constraints, indexes }) => {
      const found = columns.map((column) => [column.name, { ...column, generated: false, comment: null }])
      return [name, { columns: Object.fromEntries(found), constraints, indexes }]
    }),
  )

/** Fields of what an item is: of a document, or of its lines. */
function fieldsOf({ document }: DebtItem): Fields {
  const [name, lines] = document.split('.') as [string, string?]
  const { fields } = documents[name]!
  return lines === undefined ? fields : (fields[lines] as Extract<Field, { type: 'lines' }>).fields
}

const wordsIn = (language: string, file: string) =>
  JSON.parse(readFileSync(new URL(`../../../locales/${language}/later/${file}.json`, import.meta.url), 'utf8'))

/** The words of what moves debts: of each kind of an item that has several. */
function moveWords({ items }: Debts): string[] {
  const kindsOf = (item: DebtItem): readonly (string | null)[] => {
    const field = item.kind === null ? null : (fieldsOf(item)[item.kind] as Field)
    return field?.type === 'select' ? field.choices : [null]
  }
  return items.flatMap((item) =>
    kindsOf(item).map((kind) => moveWord(items, { action: 'post', document: postedBy(item), kind })),
  )
}

for (const debts of debtLedgers as readonly Debts[]) {
  test.group(`the items of ${debts.ledger}`, () => {
    test('have a word for each of their kinds, on cards and in statements', ({ assert }) => {
      for (const language of ['vi_VN', 'en_US'])
        for (const moves of [wordsIn(language, 'debt').moves, wordsIn(language, 'print').statement.moves])
          assert.deepEqual(
            moveWords(debts).filter((word) => typeof moves[word] !== 'string'),
            [],
            language,
          )
    })

    test('name fields that their documents have', ({ assert }) => {
      for (const item of debts.items) {
        const fields = fieldsOf(item)
        const types = { number: ['code', 'text'], day: ['date'], due: ['date'], amount: ['money'], kind: ['select'] }
        for (const [what, allowed] of Object.entries(types)) {
          const name = item[what as keyof typeof types]
          if (name !== null) assert.include(allowed, fields[name]?.type, `${item.key}: ${what} is '${name}'`)
        }
        if (item.order === null) continue
        // A field of the item that leads to an order, or one of orders that leads to the item.
        const [order, leading] = item.order.split('.')
        const all = leading ? (registry[order as keyof typeof registry] as unknown as AnyResource).fields : fields
        assert.equal((all[leading ?? item.order] as { to?: string }).to, leading ? item.document : debts.orders)
        assert.equal((fields[item.party ?? debts.party] as { to?: string }).to, debts.parties)
      }
    })

    test('are apart by their keys and names', ({ assert }) => {
      for (const what of ['key', 'name'] as const)
        assert.lengthOf(new Set(debts.items.map((item) => item[what])), debts.items.length)
    })

    test('are the keys, the choice and the balances of the ledger, in their order', ({ assert }) => {
      const ledger = ledgers[debts.ledger as keyof typeof ledgers]
      const keys = debts.items.map(({ key }) => key)
      assert.deepEqual(Object.keys(ledger.keys), [debts.party, ...keys])
      assert.deepEqual(ledger.oneOf, keys)
      assert.deepEqual(
        ledger.balances.map(({ per }) => per),
        [debts.party, ...keys].map((key) => [key]),
      )
    })
  })
}

test.group('code of debts', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  const files = ['backend/app/debt', 'admin/src/domains/debt'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name)),
  )
  const keys = debtLedgers.flatMap(({ items }) => items.map(({ key }) => key))

  test('names no item by hand, neither in SQL nor on screens', ({ assert }) => {
    assert.isAbove(files.length, 40)
    const named = new RegExp(`\\b(${[...keys, ...keys.map(snake)].join('|')})\\b`)
    assert.deepEqual(
      files.filter((file) => named.test(readFileSync(file, 'utf8'))),
      [],
    )
  })
})

test.group('an item of debts', () => {
  const item = (key: string, document: string, side: DebtItem['side'] = 'debt'): DebtItem => ({
    ...{ key, name: key, document, number: 'code', day: 'documentDate', amount: 'amount', due: null, side },
    ...{ lowers: null, order: null, kind: null, usedRule: 'used' },
  })
  const before: Debts<'claims'> = {
    ...{ ledger: 'claims', party: 'customerId', parties: 'customers', kinds: ['invoice'] },
    orders: 'sales-orders',
    items: [item('invoiceId', 'invoices'), item('openingLineId', 'opening-receivables.lines', 'either')],
  }
  const items = [...before.items, item('transactionId', 'debt-transactions', 'credit')]

  test('is led to by one key of an entry, and is owed or held', ({ assert }) => {
    assert.equal(itemIn(items, { customerId: 'c', openingLineId: 'l' })?.key, 'openingLineId')
    assert.isUndefined(itemIn(items, { customerId: 'c', invoiceId: null }))
    assert.deepEqual(items.map(mayBeOwed), [true, true, false])
    assert.deepEqual(items.map(postedBy), ['invoices', 'opening-receivables', 'debt-transactions'])
  })

  for (const [what, kinds] of [
    ['with a kind of entries', ['invoice', 'receipt']],
    ['with the kinds that there are', ['invoice']],
  ] as const)
    test(`comes to a ledger ${what} by what the tables lack of it`, ({ assert }) => {
      const [was, is] = [defineDebtLedger(before), defineDebtLedger({ ...before, items, kinds })]
      const { statements, orphans } = difference(ledgerTables(is), existing(ledgerTables(was)))
      const added = addDebtItem({
        ...{ ledger: 'claims', column: 'transaction_id', references: 'debt_transactions' },
        ...{ party: 'customer_id', before: ['invoice_id', 'opening_line_id'] },
        ...(kinds.length > 1 && { kinds: is.kinds }),
      })
      assert.deepEqual(added, statements)
      assert.isEmpty(orphans)
    })
})
