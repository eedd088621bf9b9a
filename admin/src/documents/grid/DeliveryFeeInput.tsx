import { Form } from 'antd'
import { useEffect, useState } from 'react'
import { waitFor } from '../../resources/form/pending.ts'
import type { InputProps } from '../../resources/inputs/input.ts'
import { MoneyInput } from '../../resources/inputs/NumberInputs.tsx'
import { FeeHint } from './FeeHint.tsx'
import { type Fee, follows, openedFee, suggested, taken, undone } from './model/fee.ts'
import { useQuote } from './quote.ts'
import './charges.css'

/** How long saving waits for a fee that is on its way, in milliseconds. */
const PATIENCE_MS = 2000

/**
 * A delivery fee. The one that the tariff comes to fills itself in until the person types another, and says that it
 * did.
 */
export function DeliveryFeeInput(props: InputProps<'money'>) {
  const { name, row, value = null, onChange } = props
  const form = Form.useFormInstance()
  const [fee, setFee] = useState<Fee>(() => openedFee(row))
  const { delivery, pending, failed } = useQuote(form, true)
  const tariff = useTariff()
  const suggestion = tariff === null ? '0' : !pending && !failed && delivery?.ok ? delivery.fee : undefined
  const awaited = pending && tariff !== null && follows(fee, value)

  useEffect(() => {
    if (suggestion === undefined) return
    const { fee: next, fill } = suggested(fee, form.getFieldValue(name), suggestion)
    setFee(next)
    if (fill !== null) onChange?.(fill)
  }, [suggestion])

  // What is saved is the fee of the lines that are saved: one that is being worked out comes onto the screen first.
  useEffect(() => {
    if (!awaited) return
    let go = () => {}
    waitFor(new Promise((resolve) => (go = () => resolve(true))))
    const timer = setTimeout(go, PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      go()
    }
  }, [awaited])

  function change(next: string, since: Fee) {
    setFee(since)
    onChange?.(next)
  }

  return (
    <>
      <MoneyInput {...props} />
      {tariff !== null && delivery && (
        <FeeHint
          delivery={delivery}
          value={value}
          before={follows(fee, value) ? fee.before : null}
          onTake={(next) => change(next, taken(next))}
          onUndo={(next) => change(next, undone(fee))}
        />
      )}
    </>
  )
}

/** The tariff that the form names; read from the form itself, which knows it before it is watched. */
function useTariff(): string | null {
  const form = Form.useFormInstance()
  Form.useWatch('deliveryTariffId', { form, preserve: true })
  return (form.getFieldValue('deliveryTariffId') as string | null | undefined) ?? null
}
