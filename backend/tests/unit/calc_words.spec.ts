import { test } from '@japa/runner'
import { amountInWords } from '@barem/resources/calc/words'

const vietnamese: Record<string, string> = {
  '0': 'Không đồng',
  '1': 'Một đồng',
  '10': 'Mười đồng',
  '11': 'Mười một đồng',
  '14': 'Mười bốn đồng',
  '15': 'Mười lăm đồng',
  '20': 'Hai mươi đồng',
  '21': 'Hai mươi mốt đồng',
  '24': 'Hai mươi tư đồng',
  '25': 'Hai mươi lăm đồng',
  '100': 'Một trăm đồng',
  '101': 'Một trăm linh một đồng',
  '105': 'Một trăm linh năm đồng',
  '110': 'Một trăm mười đồng',
  '115': 'Một trăm mười lăm đồng',
  '121': 'Một trăm hai mươi mốt đồng',
  '1000': 'Một nghìn đồng',
  '1001': 'Một nghìn không trăm linh một đồng',
  '1010': 'Một nghìn không trăm mười đồng',
  '14726650': 'Mười bốn triệu bảy trăm hai mươi sáu nghìn sáu trăm năm mươi đồng',
  '1005000': 'Một triệu không trăm linh năm nghìn đồng',
  '28500000': 'Hai mươi tám triệu năm trăm nghìn đồng',
  '1000000000': 'Một tỷ đồng',
  '1000000001': 'Một tỷ không trăm linh một đồng',
  '1000005000': 'Một tỷ không trăm linh năm nghìn đồng',
  '15000000000': 'Mười lăm tỷ đồng',
  '1000000000000': 'Một nghìn tỷ đồng',
  '1001000000021': 'Một nghìn không trăm linh một tỷ không trăm hai mươi mốt đồng',
  '1000000000000000000': 'Một tỷ tỷ đồng',
  '-1500': 'Âm một nghìn năm trăm đồng',
}

const english: Record<string, string> = {
  '0': 'Zero dong',
  '1': 'One dong',
  '13': 'Thirteen dong',
  '20': 'Twenty dong',
  '21': 'Twenty-one dong',
  '105': 'One hundred five dong',
  '999': 'Nine hundred ninety-nine dong',
  '1005000': 'One million five thousand dong',
  '28500000': 'Twenty-eight million five hundred thousand dong',
  '1000000001': 'One billion one dong',
  '1001000000021': 'One trillion one billion twenty-one dong',
  '-1500': 'Minus one thousand five hundred dong',
}

test.group('an amount in words', () => {
  for (const [amount, words] of Object.entries(vietnamese))
    test(`${amount}: ${words}`, ({ assert }) => assert.equal(amountInWords(amount), words))
  for (const [amount, words] of Object.entries(english))
    test(`${amount}: ${words}`, ({ assert }) => assert.equal(amountInWords(amount, 'en_US'), words))

  test('is of the whole dong, half up', ({ assert }) => {
    assert.equal(amountInWords('14.5'), 'Mười lăm đồng')
    assert.equal(amountInWords('14.4999'), 'Mười bốn đồng')
    assert.equal(amountInWords('-0.4'), 'Không đồng')
    assert.throws(() => amountInWords('1,000'), RangeError)
  })
})
