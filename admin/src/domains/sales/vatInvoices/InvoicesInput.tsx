import { useTranslate } from '@refinedev/core'
import { Checkbox, Form, Tag } from 'antd'
import { useRef } from 'react'
import { formatDate } from '../../../format/date.ts'
import { formatMoney } from '../../../format/number.ts'
import type { InputProps } from '../../../resources/inputs/input.ts'
import { amountsOf, type Choice, useChoices } from './choice.ts'
import '../../../resources/inputs/choice-table.css'
import './choice.css'

const AMOUNTS = ['amount', 'tax', 'total'] as const

type Amounts = ReturnType<typeof amountsOf>

/** The sales invoices that a VAT invoice is of: those of its customer, with what they come to. */
export default function InvoicesInput({ id, value, onChange, label }: InputProps<'belongsToMany'>) {
  const t = useTranslate()
  const form = Form.useFormInstance()
  const customerId = (Form.useWatch('customerId', { form, preserve: true }) as string | null | undefined) ?? null
  const choices = useChoices(customerId)
  const filled = useRef<Amounts>({})
  const chosen = value ?? []
  if (!customerId) return <p className="choice-note">{t('vat.choose')}</p>
  if (!choices) return <i className="bar bar-control" />
  if (choices.length === 0) return <p className="choice-note">{t('vat.none')}</p>

  /** Fills in the amounts that nobody has typed. */
  function fill(ids: readonly string[]) {
    const next = amountsOf((choices as Choice[]).filter((one) => ids.includes(one.id)))
    for (const name of AMOUNTS) {
      const typed = (form.getFieldValue(name) ?? null) as string | null
      if (typed === null || typed === filled.current[name]) form.setFieldValue(name, next[name] ?? null)
    }
    filled.current = next
  }

  function put(one: string, isChosen: boolean) {
    const ids = isChosen ? [...chosen, one] : chosen.filter((other) => other !== one)
    onChange?.(ids)
    fill(ids)
  }

  return (
    <div className="choice-table choice" role="group" aria-label={label} id={id} tabIndex={-1}>
      <table>
        <thead>
          <tr>
            <th>{t('vat.invoice')}</th>
            <th>{t('vat.date')}</th>
            <th className="figures">{t('vat.tax')}</th>
            <th className="figures">{t('vat.total')}</th>
          </tr>
        </thead>
        <tbody>
          {choices.map(({ id: one, code, documentDate, tax, grandTotal, vatExported }) => (
            <tr key={one}>
              <th scope="row">
                <Checkbox checked={chosen.includes(one)} onChange={({ target }) => put(one, target.checked)}>
                  {code}
                </Checkbox>
                {vatExported && <Tag>{t('vat.exported')}</Tag>}
              </th>
              <td>{formatDate(documentDate)}</td>
              <td className="figures">{tax === null ? '—' : formatMoney(tax)}</td>
              <td className="figures">{formatMoney(grandTotal)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
