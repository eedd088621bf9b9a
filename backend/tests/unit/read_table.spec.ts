import { test } from '@japa/runner'
import type { Field, FieldType } from '@barem/resources/kit'
import { cellKinds, kindOfCell, type CellKind, type ReadCell } from '#app/resources/sheets/cell'
import { readCell, readers, unreadable } from '#app/resources/sheets/read_table'
import { RelatedRows } from '#app/resources/sheets/related'

/** A cell of each kind, as the process that reads workbooks gives it. */
const cells: Record<CellKind, ReadCell> = {
  empty: null,
  text: 'Có',
  number: 46_331,
  yes: true,
  day: new Date('2026-12-31T00:00:00Z'),
  moment: new Date('2026-12-31T08:30:00Z'),
  percent: { is: 'percent', value: 5, text: '5%' },
  padded: { is: 'padded', value: 123, text: '00123' },
  time: { is: 'time', text: '08:30' },
  error: { is: 'error', text: '#N/A' },
  formula: { is: 'formula', text: '=A2*2' },
}

const REFUSED = 'refused'
const never = { day: REFUSED, moment: REFUSED, time: REFUSED, error: REFUSED, formula: REFUSED }
const text = { empty: null, text: 'Có', number: '46331', yes: 'TRUE', percent: '5%', padded: '00123', ...never }
const number = { empty: null, text: 'Có', number: '46331', yes: REFUSED, percent: '5', padded: '123', ...never }
const as = (read: (said: string) => unknown) =>
  Object.fromEntries(
    Object.entries(text).map(([kind, said]) => [kind, said === null || said === REFUSED ? said : read(said)]),
  )

/** What each kind of cell is read as, by the type of its field: one line for each, none left out. */
const expected: Record<FieldType, Partial<Record<CellKind, unknown>>> = {
  ...{ code: text, text, longText: text, email: text, color: text, username: text, image: text },
  phone: { ...text, number: '046331' },
  taxCode: text,
  address: text,
  permissions: as((said) => [said]),
  integer: { ...number, number: 46_331, percent: 5, padded: 123 },
  ...{ decimal: number, money: number, weight: number, percent: number },
  boolean: { empty: null, text: true, number: 46_331, yes: true, percent: REFUSED, padded: REFUSED, ...never },
  date: {
    ...{ empty: null, text: 'Có', number: '2026-11-05', yes: REFUSED, percent: REFUSED, padded: '00123', ...never },
    ...{ day: '2026-12-31', moment: '2026-12-31' },
  },
  dateTime: {
    ...{ empty: null, text: 'Có', number: REFUSED, yes: REFUSED, percent: REFUSED, padded: REFUSED, ...never },
    ...{ day: '2026-12-30T17:00:00.000Z', moment: '2026-12-31T01:30:00.000Z' },
  },
  select: text,
  belongsTo: text,
  belongsToMany: as((said) => [said]),
  attributes: text,
  ...{ lines: { ...text, number: 46_331 }, files: { ...text, number: 46_331 } },
}

const fieldOf = (type: FieldType): Field =>
  ({ type, scale: 2, choices: [], to: 'customers', role: null }) as unknown as Field
const contextOf = (type: FieldType, related?: RelatedRows) => ({
  ...{ resource: 'customers', name: 'field', language: 'vi_VN' as const },
  field: fieldOf(type),
  related,
})

test.group('a cell of a sheet', () => {
  for (const type of Object.keys(readers) as FieldType[])
    test(`is read into ${type} as the table says, or refused with what it holds`, ({ assert }) => {
      const found = Object.fromEntries(
        cellKinds.map((kind) => {
          assert.equal(kindOfCell(cells[kind]), kind)
          const context = contextOf(type)
          const [error] = unreadable(cells[kind], context)
          if (error)
            assert.include(
              ['31/12/2026', '31/12/2026 08:30', '08:30', '#N/A', '=A2*2', 'TRUE', '5%', '46331', '00123'],
              error.meta!.value as string,
            )
          return [kind, error ? REFUSED : readCell(cells[kind], context)]
        }),
      )
      assert.deepEqual(found, Object.fromEntries(cellKinds.map((kind) => [kind, expected[type][kind]])))
    })

  test('names the one row that it means, by its code, its name or both, and nothing else', ({ assert }) => {
    const rows = new RelatedRows([
      { id: '1', code: 'kh0001', names: ['thép an – hà nội'], fits: true },
      { id: '2', code: 'kh0002', names: ['bình minh'], fits: true },
      { id: '3', code: 'kh0003', names: ['bình minh'], fits: true },
      { id: '4', code: 'kh0004', names: ['cũ'], fits: false },
      { id: '5', code: 'kh0005', names: ['cũ'], fits: true },
      { id: '6', code: null, names: [''], fits: true },
      { id: '7', code: null, names: [''], fits: true },
    ])
    const context = contextOf('belongsTo', rows)
    const read = (cell: string) => unreadable(cell, context)[0]?.rule ?? readCell(cell, context)
    assert.deepEqual(
      ['KH0001', 'Thép An – Hà Nội', 'kh0001 – Thép An – Hà Nội', 'KH0002 – Bình Minh', 'Cũ'].map(read),
      ['1', '1', '1', '2', '5'],
    )
    assert.equal(read('Bình Minh'), 'severalNames')
    assert.isNull(read(''), 'an empty cell means nobody, however many rows have no name')
    // The name of nobody, whatever its first part is the code of.
    for (const unknown of ['KH0001 – Chi nhánh', 'Thép An', 'KH0002 – Thép An – Hà Nội'])
      assert.equal(read(unknown), unknown)
  })
})
