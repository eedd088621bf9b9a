import { useTranslate } from '@refinedev/core'
import { QRCode } from 'antd'
import type { Translate } from '../i18n/translate.ts'
import { formatMoney } from '../format/number.ts'
import { type Account, memoOf, transferText } from './transfer.ts'
import './transfer.css'

type Props = {
  account: Account
  /** Whole dong. */
  amount: string
  /** Of the document that is paid. */
  code: string
  size?: number
  /** Words in the language of a paper; in that of the screen unless given. */
  t?: Translate
}

/** A VietQR code of a transfer to an account of the company, with the same in words. */
export default function TransferCode({ account, amount, code, size = 200, t: printed }: Props) {
  const screen = useTranslate()
  const worded = (word: string, given = {}) =>
    printed ? printed(`print.qr.${word}`, given) : screen(`qr.${word}`, given)
  const facts = [
    [worded('bank'), account.bankName],
    [worded('account'), account.bankAccountNumber],
    [worded('holder'), account.accountHolderName],
    [worded('amount'), formatMoney(amount)],
    [worded('memo'), memoOf(code)],
  ] as const
  return (
    <figure className="transfer-code" aria-label={worded('label', { amount: formatMoney(amount) })}>
      {/* Black on white in every theme: cameras read it. */}
      <span aria-hidden>
        <QRCode value={transferText(account, amount, code)} size={size} color="#000" bgColor="#fff" type="svg" />
      </span>
      <dl>{facts.flatMap(([name, value]) => (value ? [<Fact key={name} name={name} value={value} />] : []))}</dl>
    </figure>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
