import { test } from '@japa/runner'
import { shapesOfText } from '@barem/resources/kit'
import { guessOf, isCount } from '#app/own/guess'
import { columnsIn } from '#app/own/sheet_columns'
import { fromHeads } from '#app/own/sheet_table'

const day = (text: string) => new Date(`${text}Z`)

test.group('what a column of a sheet seems to be', () => {
  const columns: [string, (string | number | boolean | Date | null)[], string][] = [
    ['Mã xe', ['XT1', 'XT2', 'XT3'], 'code'],
    ['Mã xe', ['XT1', 'XT1', 'XT3'], 'text'],
    ['Biển số', ['51C-123.45', '29h12345', null], 'text plate'],
    ['Trang', ['https://xe.vn/1', 'www.xe.vn'], 'text url'],
    ['Tên', ['Xe 8 tấn', 'Xe 15 tấn', 'Xe 15 tấn'], 'text'],
    ['Tình trạng', ['Tốt', 'tốt', 'Hỏng', 'Hỏng', null], 'select'],
    ['Đang chạy', ['Có', 'Không', 'có'], 'boolean'],
    ['Đang chạy', [true, false], 'boolean'],
    ['Năm', [2019, 2020, '2021'], 'integer'],
    ['Giá mua', ['850.000.000', 912_500_000], 'money'],
    ['Tải trọng (kg)', [8000, 7950.5], 'weight'],
    ['Hao hụt (%)', [1.5, 2], 'percent'],
    ['Dài', ['6,1', '5,9'], 'decimal'],
    ['Số khung', ['00123', '00124'], 'text'],
    ['Số máy', [1234567890123456, 22], 'text'],
    ['Đăng kiểm', [day('2026-12-01T00:00:00'), day('2027-01-31T00:00:00')], 'date'],
    ['Đăng kiểm', ['31/12/2026', '1-2-2027'], 'date'],
    ['Giao lúc', [day('2026-12-01T08:30:00'), day('2026-12-02T00:00:00')], 'dateTime'],
    ['Điện thoại', [901234567, '0902 345 678'], 'phone'],
    ['Lái xe gọi', ['0901234567', '+84 902 345 678'], 'phone'],
    ['Email', ['a@xe.vn', 'b@xe.vn'], 'email'],
    ['MST', ['0100109106', 100109107], 'taxCode'],
    ['Ghi chú', ['Một\nhai', 'Ba'], 'longText'],
    ['Để trống', [null, ''], 'text'],
  ]
  for (const [head, cells, expected] of columns)
    test(`is ${expected} for “${head}” over ${JSON.stringify(cells)}`, ({ assert }) => {
      const { type, options } = guessOf(head, cells)
      assert.equal([type, options.shape].filter(Boolean).join(' '), expected)
    })
})

test.group('the rows of a sheet', () => {
  const rows = (...all: (string | number | null)[][]) => all.map((cells, place) => ({ line: place + 1, cells }))

  test('begin below the titles that stand above its heads', ({ assert }) => {
    const [title, heads] = [Array<string>(6).fill('Danh sách xe'), ['STT', 'Biển số', 'Tên', 'Loại', 'Tải', 'Ngày']]
    const body = [1, '51C-123.45', 'Xe 1', 'Cẩu', 8000, null]
    assert.equal(fromHeads(rows(title, ['Ngày', '01/11/2026'], heads, body))[0]!.line, 3)
    assert.equal(fromHeads(rows(heads, body))[0]!.line, 1)
    assert.equal(fromHeads(rows(['Tên', 'Loại'], ['Xe 1', null]))[0]!.line, 1)
    assert.equal(fromHeads(rows(['Tên'], ['Xe 1'], ['Xe 2']))[0]!.line, 1)
    const twice = ['Giá', 'Giá', 'Giá', 'Số']
    assert.equal(fromHeads(rows(['Giá', 'Số', 'Giá', 'Số'], ['1', '2', '3', '4']))[0]!.line, 1)
    assert.equal(fromHeads(rows(Array(4).fill('Bảng giá'), twice, ['1', '2', '3', '4']))[0]!.line, 2)
    assert.lengthOf(fromHeads([]), 0)
  })

  test('have heads in one line, unlike each other, and letters where there is none', ({ assert }) => {
    const sheet = rows(
      ['Biển số\r\n(xe)', 'Giá', ' giá  ', null, 'B', null, 'Ghi  chú'],
      ['51C-123.45', 1, 2, 'x', 3, null, null, 'y'],
    )
    assert.deepEqual(
      columnsIn(sheet).map(({ index, head, isNamed }) => `${index} ${head}${isNamed ? '' : ' ?'}`),
      ['0 Biển số (xe)', '1 Giá', '2 giá (2)', '3 D ?', '4 B', '6 Ghi chú', '7 H ?'],
    )
    assert.deepEqual(
      columnsIn(rows(['D', 'x', 'y', null], ['1', '2', '3', '4'])).map(({ head }) => head),
      ['D', 'x', 'y', 'D (2)'],
    )
  })

  test('are counted by a column that says so', ({ assert }) => {
    assert.isTrue(isCount('STT', [1, 2, '3']))
    assert.isFalse(isCount('STT', [1, 3]))
    assert.isFalse(isCount('Số chỗ', [1, 2]))
  })
})

test.group('a text of a form', () => {
  const plates: [string, string | null][] = [
    ['51c12345', '51C-123.45'],
    ['51C-123.45', '51C-123.45'],
    ['29 LD 012.34', '29LD-012.34'],
    ['43A-1234', '43A-1234'],
    ['29X1-123.45', '29X1-123.45'],
    ['29x112345', '29X1-123.45'],
    ['kc 45-67', 'KC-45-67'],
    ['80-291-ng-01', '80-291-NG-01'],
    ['51C-12', null],
    ['Xe tải', null],
  ]
  for (const [typed, kept] of plates)
    test(`is a plate or not: ${typed}`, ({ assert }) => {
      const { normalise, pattern } = shapesOfText.plate
      assert.equal(pattern.test(normalise(typed)) ? normalise(typed) : null, kept)
    })

  const urls: [string, string | null][] = [
    ['thep.vn/gia', 'https://thep.vn/gia'],
    ['http://thep.vn:8080/?a=1', 'http://thep.vn:8080/?a=1'],
    ['https://thép.vn', 'https://thép.vn'],
    ['javascript:alert(1)', null],
    ['data:text/html,<b>', null],
    ['https://a@thep.vn', null],
    ['https://thep.vn/"onclick', null],
    ['thép', null],
  ]
  for (const [typed, kept] of urls)
    test(`is the address of a page or not: ${typed}`, ({ assert }) => {
      const { normalise, pattern } = shapesOfText.url
      assert.equal(pattern.test(normalise(typed)) ? normalise(typed) : null, kept)
    })
})
