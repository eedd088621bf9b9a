import { Form } from 'antd'
import { lazy, Suspense } from 'react'
import { withWords } from '../../i18n/later.ts'
import { FormField, type FormGroupProps } from '../../resources/form/FormGroups.tsx'
import type { Input } from '../../resources/inputs/input.ts'
import { fieldOf, isWritable } from '../../resources/model/columns.ts'
import { DeliveryFeeInput } from './DeliveryFeeInput.tsx'
import { specOf } from './spec.ts'

const OrderWhy = lazy(() => withWords('pricing', () => import('../pricing/OrderWhy.tsx')))

/** What is added to the lines and taken off them. Only what people write: the sums are at the foot of the form. */
export default function Charges(props: FormGroupProps) {
  const form = Form.useFormInstance()
  const spec = specOf(props.definition)
  const byPolicy = Form.useWatch('discountSource', { form, preserve: true }) === 'policy'
  const names = props.names.filter(
    (name) => isWritable(fieldOf(props.definition, name)!) && !(name === 'discount' && byPolicy),
  )
  return (
    <div className="form-grid">
      {names.map((name) => (
        <FormField
          key={name}
          {...props}
          name={name}
          {...(name === 'shippingFee' && spec.quoted && { input: DeliveryFeeInput as Input })}
        />
      ))}
      {spec.quoted && (
        <div className="wide">
          <Suspense>
            <OrderWhy quoted={spec.quoted} row={props.row} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
