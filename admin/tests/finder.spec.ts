import { test } from '@japa/runner'
import { arranged, type Entry, type EntryGroup } from '../src/finder/entries.ts'
import { fitOf, fitting, piecesOf } from '../src/finder/matching.ts'

const marks = (text: string, typed: string) =>
  piecesOf(text, typed)
    .map(({ text: piece, found }) => (found ? `[${piece}]` : piece))
    .join('')

test.group('names of screens', () => {
  test('fit by how they begin, by first letters, and by words in any order, without accents', ({ assert }) => {
    const fits = (typed: string) => fitOf(['Đơn hàng', 'Orders'], typed)
    assert.deepEqual(['don', 'Đơn h', 'order', 'dh', 'hang don', 'don hg', 'ang', 'd', 'xyz', '  ', '-'].map(fits), [
      0,
      0,
      0,
      1,
      2,
      null,
      null,
      0,
      null,
      null,
      null,
    ])
  })

  test('the best come first, those that fit alike in their own order', ({ assert }) => {
    const names = ['Loại kho', 'Kho', 'Cấu hình kho', 'Khoản khác']
    assert.deepEqual(
      fitting(names, (name) => fitOf([name], 'kho'), 3).map(({ thing }) => thing),
      ['Kho', 'Khoản khác', 'Loại kho'],
    )
  })
})

test.group('what was typed is marked', () => {
  test('whatever its accents, also where one letter stands for two signs', ({ assert }) => {
    assert.equal(marks('Công ty Thép Tuấn Phát', 'tuan phat'), 'Công ty Thép [Tuấn] [Phát]')
    assert.equal(marks('Công ty Thép Tuấn Phát'.normalize('NFD'), 'TUẤN'), 'Công ty Thép [Tuấn] Phát')
    assert.equal(marks('Đặng Đại', 'dai'), 'Đặng [Đại]')
    assert.equal(marks('DH-2611-00042', '2611 42'), 'DH-[2611]-000[42]')
  })

  test('a single letter only where a word begins', ({ assert }) => {
    assert.equal(marks('An An nam', 'a'), '[A]n [A]n nam')
  })

  test('nothing where nothing was typed, and no sign is lost', ({ assert }) => {
    assert.equal(marks('Thép ống 21', ''), 'Thép ống 21')
    for (const text of ['', 'Ø20', '½ ﬁ 🙂 ß', 'ế́'])
      assert.equal(
        piecesOf(text, 'f i s 2')
          .map(({ text: piece }) => piece)
          .join(''),
        text.normalize('NFC'),
      )
  })
})

test.group('the order of groups', () => {
  const entry = (title: string, own: Partial<Entry> = {}): Entry => ({
    key: title,
    to: '/',
    icon: undefined,
    title,
    code: '',
    hint: '',
    kind: '',
    state: null,
    sure: false,
    ...own,
  })
  const group = (key: string, ...entries: Entry[]): EntryGroup => ({ key, title: key, entries })
  const order = (own: EntryGroup[], records: EntryGroup[], typed: string) =>
    arranged(own, records, typed).map(({ key }) => key)

  test('a screen that is surely meant stands before records, another after them', ({ assert }) => {
    const records = [group('customers', entry('Kho Thép'))]
    assert.deepEqual(
      order([group('places', entry('Kho', { sure: true })), group('actions', entry('Thêm kho'))], records, 'kho'),
      ['places', 'customers', 'actions'],
    )
  })

  test('the record of just this code stands before everything', ({ assert }) => {
    const records = [group('departments', entry('Phòng kho', { code: 'KHO' }))]
    assert.deepEqual(order([group('places', entry('Kho', { sure: true })), group('actions')], records, 'kho'), [
      'departments',
      'places',
    ])
    assert.deepEqual(order([group('places', entry('Kho', { sure: true })), group('actions')], records, 'kh'), [
      'places',
      'departments',
    ])
  })
})
