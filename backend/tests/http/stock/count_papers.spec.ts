import { test } from '@japa/runner'
import { superAdmin } from '#tests/support/documents/lives'
import { onDatabase } from '#tests/support/server'
import { adjustmentsOf, bars, draft, DAY, step } from './counting.ts'
import { issue, leave } from './issuing.ts'
import { faults, onHand } from './stock.ts'
import { done, type Row } from './transferring.ts'

const reason = 'Đếm lại hai lần'

const issueOf = (warehouseId: string, productId: string, quantity: string, day = DAY): Promise<Row> =>
  issue(warehouseId, [{ productId, quantity }], {
    documentDate: day,
    expectedExportDate: day,
    expectedReceiveDate: day,
  })

const take = async (row: Row): Promise<Row> => done(leave(row))

/** Says of the papers of a count whether their goods have moved. */
const marked = async (row: Row, mark: string): Promise<Row> => {
  const papers = row.papers.map(({ id }: Row) => ({ id, mark }))
  return done((await superAdmin()).patch(`/stock-counts/${row.id}`, { version: row.version, papers }))
}

/** Copies the draft of an issue of one line. Returns what takes the copies away. */
const copies = ({ id }: Row, times: number): Promise<() => Promise<void>> =>
  onDatabase(async (db) => {
    const copy = async (table: string, key: string, values: string, from: string, given: unknown) => {
      const { rows: columns } = await db.query<{ column: string }>(
        `select quote_ident(column_name) as column from information_schema.columns
           where table_name = $1 and is_generated = 'NEVER'`,
        [table],
      )
      const names = columns.map(({ column }) => column).join()
      const { rows } = await db.query<{ id: string }>(
        `insert into ${table} (${names}) select ${names.replace(/[^,]+/g, 'c.$&')} from ${table} r, ${from} n,
           jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid()) || ${values}) c
           where r.${key} = $1 returning id`,
        [id, given],
      )
      return rows.map((row) => row.id)
    }
    const code = `jsonb_build_object('code', r.code || '-' || n)`
    const owners = await copy('warehouse_issues', 'id', code, 'generate_series(1, $2::int)', times)
    const owner = `jsonb_build_object('owner_id', n)`
    await copy('warehouse_issues_lines', 'owner_id', owner, 'unnest($2::uuid[])', owners)
    return () =>
      onDatabase(async (own) => void (await own.query('delete from warehouse_issues where id = any($1)', [owners])))
  })

test.group('papers of counts of goods', () => {
  test('of which nothing was posted are marked before anything that differs is shown', async ({ assert }) => {
    const { productId, warehouseId } = await bars()
    const paper = await issueOf(warehouseId, productId, '10')
    const row = await draft(warehouseId, [{ productId, quantity: '90' }])
    assert.containsSubset(row, { unmarked: 1, differing: null, size: null })
    assert.containsSubset(row.papers, [{ kind: 'issue', paper: paper.id, isPosted: false, mark: null }])
    assert.equal(row.lines[0].difference, null)
    assert.equal((await step(row, 'request')).body.errors[0].rule, 'papersUnmarked')
    const waiting = await marked(row, 'notYet')
    assert.containsSubset(waiting.lines[0], { expected: '100.000', difference: '-10.000' })
    const gone = await marked(waiting, 'moved')
    assert.containsSubset(gone, { unmarked: 0, differing: 0, size: 'none' })
    assert.containsSubset(gone.lines[0], { expected: '90.000', expectedKg: '1665.000', difference: '0.000' })
    // Once the paper is posted, the books have it: the same has to be there.
    await take(paper)
    const posted = await done(step(gone, 'request'))
    assert.deepEqual([await adjustmentsOf(posted), (await onHand(productId))[0]], [[], '90.000'])
    assert.deepEqual(await faults(), [])
  })

  test('that came after counting was over change nothing of what differs', async ({ assert }) => {
    const { productId, warehouseId } = await bars()
    await take(await issueOf(warehouseId, productId, '10'))
    const row = await draft(warehouseId, [{ productId, quantity: '89', reason }])
    assert.containsSubset(row.papers, [{ kind: 'issue', isPosted: true, mark: 'moved' }])
    assert.containsSubset(row.lines[0], { expected: '90.000', difference: '-1.000' })
    await take(await issueOf(warehouseId, productId, '20'))
    const posted = await done(step(row, 'request'))
    assert.equal(posted.lines[0].difference, '-1.000')
    assert.equal((await onHand(productId))[0], '69.000')
    assert.deepEqual(
      posted.papers.map(({ mark }: { mark: string }) => mark),
      ['moved', 'notYet'],
    )
    assert.deepEqual(await faults(), [])
  })

  test('keep what people said of them, though more than a count lists have come since', async ({ assert, cleanup }) => {
    const { productId, warehouseId } = await bars()
    const paper = await issueOf(warehouseId, productId, '10')
    const row = await marked(await draft(warehouseId, [{ productId, quantity: '90' }]), 'moved')
    cleanup(await copies(await issueOf(warehouseId, productId, '1'), 500))
    await take(paper)
    const lines = row.lines.map((line: Row) => ({ id: line.id, place: 'A2' }))
    const saved = await done((await superAdmin()).patch(`/stock-counts/${row.id}`, { version: row.version, lines }))
    assert.isTrue(saved.papers.some((one: Row) => one.paper === paper.id && one.mark === 'moved' && one.isPosted))
    assert.containsSubset(saved.lines[0], { expected: '90.000', difference: '0.000' })
    assert.containsSubset(await done(step(saved, 'request')), { status: 'done' })
  })

  test('that are posted though their goods still lie there are expected there', async ({ assert }) => {
    const { productId, warehouseId } = await bars()
    await take(await issueOf(warehouseId, productId, '10'))
    const row = await draft(warehouseId, [{ productId, quantity: '100' }])
    assert.equal(row.lines[0].difference, '10.000')
    const marking = await marked(row, 'notYet')
    assert.containsSubset(marking.lines[0], { expected: '100.000', difference: '0.000' })
  })

  test('are those of its goods, its warehouse and its day, and nobody adds one', async ({ assert }) => {
    const [{ productId, warehouseId }, other] = [await bars(), await bars()]
    await issueOf(other.warehouseId, other.productId, '1')
    await issueOf(warehouseId, productId, '1', '2026-02-11')
    const client = await superAdmin()
    const row = await draft(warehouseId, [{ productId, quantity: '100' }], { papers: [{ mark: 'moved' }] })
    assert.deepEqual(row.papers, [])
    const far = await client.post('/stock-counts', {
      ...{ documentDate: DAY, warehouseId: other.warehouseId, isCompared: true, countedAt: '2099-01-01T00:00:00Z' },
      lines: [{ productId: other.productId, quantity: '1' }],
    })
    assert.deepEqual(far.body.errors[0].rule, 'future')
  })
})
