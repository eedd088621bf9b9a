import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { FormField, type FormGroupProps } from '../../resources/form/FormGroups.tsx'
import { SelectInput } from '../../resources/inputs/ChoiceInputs.tsx'
import type { Input, InputProps } from '../../resources/inputs/input.ts'

/** Chooses how a tariff charges. A new one by zones waits out of use for its zones, and says so below. */
function MethodInput(props: InputProps<'select'>) {
  const form = Form.useFormInstance()
  function choose(next: string | null) {
    props.onChange?.(next)
    if (props.row || (next === 'zone') === (props.value === 'zone')) return
    form.setFieldValue('status', next === 'zone' ? 'inactive' : 'active')
  }
  return <SelectInput {...props} onChange={choose} />
}

/** What a tariff charges, each field as its method asks for it. */
export default function TariffFields(props: FormGroupProps) {
  const { t } = useTranslation()
  const waits = Form.useWatch('method', Form.useFormInstance()) === 'zone' && props.row === null
  return (
    <div className="form-grid">
      {props.names.map((name) =>
        name === 'method' ? (
          <FormField
            key={name}
            {...props}
            name={name}
            input={MethodInput as Input}
            extra={waits ? t('resources.shipping-fees.zones.later') : undefined}
          />
        ) : (
          <FormField key={name} {...props} name={name} />
        ),
      )}
    </div>
  )
}
