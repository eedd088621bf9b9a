import type { AnyResource } from '@barem/resources/kit'
import { Form } from 'antd'
import { memo, useEffect, useState } from 'react'
import { waitFor } from '../../resources/form/pending.ts'
import { arriving } from '../../resources/inputs/arriving.ts'
import type { InputProps } from '../../resources/inputs/input.ts'
import { MoneyInput } from '../../resources/inputs/NumberInputs.tsx'
import { FeeHint } from './FeeHint.tsx'
import { type Fee, follows, openedFee, suggested, taken, undone } from './fee.ts'
import { useQuote } from './quote.ts'
import './charges.css'

/** How long saving waits for a fee being computed, in milliseconds. */
const PATIENCE_MS = 2000

/** Not drawn anew whenever the quote is asked or answered. */
const Money = memo(MoneyInput)

/** A delivery fee. Follows the tariff's fee until the person types another, and shows a note that it did. */
export function DeliveryFeeInput(props: InputProps<'money'>) {
  const { definition, name, row, value = null, onChange } = props
  const form = Form.useFormInstance()
  const [fee, setFee] = useState<Fee>(() => openedFee(row))
  const { delivery, pending, failed } = useQuote(form, definition as AnyResource)
  const tariff = useTariff()
  const suggestion = tariff === null ? '0' : !pending && !failed && delivery?.ok ? delivery.fee : undefined
  const awaited = pending && tariff !== null && follows(fee, value)

  useEffect(() => {
    if (suggestion === undefined) return
    const { fee: next, fill } = suggested(fee, form.getFieldValue(name), suggestion)
    setFee(next)
    // In a microtask: React cannot draw at once inside an effect.
    if (fill !== null) queueMicrotask(() => arriving(() => onChange?.(fill)))
  }, [suggestion])

  // The saved fee must match the saved lines: a fee being computed is shown before saving.
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
      <Money {...props} />
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

/** The tariff of the form; read from the form itself, which has it before it is watched. */
function useTariff(): string | null {
  const form = Form.useFormInstance()
  Form.useWatch('deliveryTariffId', { form, preserve: true })
  return (form.getFieldValue('deliveryTariffId') as string | null | undefined) ?? null
}
