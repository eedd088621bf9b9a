import { test } from '@japa/runner'
import { QRPay } from 'vietnam-qr-pay'
import { memoOf, transferText } from '../src/transfer/transfer.ts'

const account = {
  ...{ id: 'q', name: 'Tài khoản', bankBin: '970436', bankName: 'Vietcombank', accountHolderName: null },
  bankAccountNumber: '0011001234567',
}

test.group('VietQR', () => {
  test('names the account, the amount and the document, as the standard writes it', ({ assert }) => {
    assert.equal(
      transferText(account, '12500000', 'DH0001'),
      '00020101021238570010A00000072701270006970436011300110012345670208QRIBFTTA' +
        '53037045408125000005802VN62100806DH00016304EC3D',
    )
    const read = new QRPay(transferText(account, '2090000', 'HD-2611-00012'))
    assert.isTrue(read.isValid)
    assert.deepEqual(
      [read.consumer.bankBin, read.consumer.bankNumber, read.amount, read.additionalData.purpose],
      ['970436', '0011001234567', '2090000', 'HD261100012'],
    )
  })

  test('has a message of signs that every bank takes over', ({ assert }) => {
    assert.equal(memoOf('Đơn #0049/2026'), 'Don 00492026')
    assert.equal(memoOf('a'.repeat(40)).length, 25)
  })
})
