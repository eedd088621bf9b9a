import { Form } from 'antd'
import { useTranslate } from '@refinedev/core'
import type { InputProps } from '../../../resources/inputs/input.ts'
import { DecimalInput } from '../../../resources/inputs/NumberInputs.tsx'
import { unitOfDiscount } from './given.ts'

/** The figure of a discount with the unit that its type and basis give it. */
export default function DiscountInput(props: InputProps<'decimal'>) {
  const t = useTranslate()
  const form = Form.useFormInstance()
  const [type, moneyBasis] = [Form.useWatch('type', form), Form.useWatch('moneyBasis', { form, preserve: true })]
  return <DecimalInput props={props} unit={unitOfDiscount({ type, moneyBasis }, t)} />
}
