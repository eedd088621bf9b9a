import { Button, Form } from 'antd'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../format/number.ts'
import { withWords } from '../../i18n/later.ts'
import { FormField, type FormGroupProps } from '../../resources/form/FormGroups.tsx'
import type { Input, InputProps } from '../../resources/inputs/input.ts'
import { MoneyInput } from '../../resources/inputs/NumberInputs.tsx'
import { fieldOf, isWritable } from '../../resources/model/columns.ts'
import { useQuote } from './quote.ts'
import { specOf } from './spec.ts'

const OrderWhy = lazy(() => withWords('pricing', () => import('../pricing/OrderWhy.tsx')))

/** What is added to the lines and taken off them. The sums stand at the foot of the form, so that only what people write is here. */
export default function Charges(props: FormGroupProps) {
  const form = Form.useFormInstance()
  const spec = specOf(props.definition.name)
  const byPolicy = Form.useWatch('discountSource', { form, preserve: true }) === 'policy'
  const names = props.names.filter((name) => isWritable(fieldOf(props.definition, name)!) && !(name === 'discount' && byPolicy))
  return (
    <div className="form-grid">
      {names.map((name) => (
        <FormField key={name} {...props} name={name} {...(name === 'shippingFee' && spec.sells && { input: DeliveryFeeInput as Input })} />
      ))}
      {spec.sells && (
        <div className="wide">
          <Suspense>
            <OrderWhy row={props.row} />
          </Suspense>
        </div>
      )}
    </div>
  )
}

/** A delivery fee, with the one that the tariff comes to beside it, to be taken with a click. */
function DeliveryFeeInput(props: InputProps<'money'>) {
  const { t } = useTranslation()
  const { delivery } = useQuote(Form.useFormInstance(), true)
  const { value, onChange } = props
  return (
    <>
      <MoneyInput {...props} />
      {delivery && !delivery.ok && <div className="delivery-hint">{t('grid.delivery.missing', { what: delivery.missing.map((gap) => t(`grid.delivery.gap.${gap}`)).join(', ') })}</div>}
      {delivery?.ok && (
        <div className="delivery-hint figures">
          {t(`grid.delivery.${delivery.reason}`, { fee: formatMoney(delivery.fee) })}
          {(value ?? '0') !== delivery.fee && (
            <Button type="link" size="small" onClick={() => onChange?.(delivery.fee)}>
              {t('grid.delivery.take')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
