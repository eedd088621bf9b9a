import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { FormField, type FormGroupProps } from '../../resources/form/FormGroups.tsx'
import { SelectInput } from '../../resources/inputs/ChoiceInputs.tsx'
import type { Input, InputProps } from '../../resources/inputs/input.ts'

/** Chooses how a tariff charges. A new one by zones is out of use until it has zones, as a note below explains. */
function MethodInput(props: InputProps<'select'>) {
  const form = Form.useFormInstance()
  function choose(next: string | null) {
    props.onChange?.(next)
    if (props.row || (next === 'zone') === (props.value === 'zone')) return
    form.setFieldValue('status', next === 'zone' ? 'inactive' : 'active')
  }
  return <SelectInput {...props} onChange={choose} />
}

/** The charges of a tariff, with the fields that its method asks for. */
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
