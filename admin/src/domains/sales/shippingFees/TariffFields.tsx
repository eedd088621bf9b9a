import type { FormGroupProps } from '../../../resources/form/formGroup.ts'
import { useTranslate } from '@refinedev/core'
import { FormField } from '../../../resources/form/FormGroups.tsx'
import { SelectInput } from '../../../resources/inputs/ChoiceInputs.tsx'
import type { Input, InputProps } from '../../../resources/inputs/input.ts'

/** Chooses how a tariff charges. A new one has no zones, so it cannot be by zones yet, as a note below explains. */
function MethodInput(props: InputProps<'select'>) {
  const { field, row, value } = props
  const choices = field.choices.filter((choice) => row !== null || choice !== 'zone' || value === 'zone')
  return <SelectInput {...props} field={{ ...field, choices }} />
}

/** The charges of a tariff, with the fields that its method asks for. */
export default function TariffFields(props: FormGroupProps) {
  const t = useTranslate()
  return (
    <div className="form-grid">
      {props.names.map((name) =>
        name === 'method' ? (
          <FormField
            key={name}
            {...props}
            name={name}
            input={MethodInput as Input}
            extra={props.row === null ? t('resources.shipping-fees.zones.later') : undefined}
          />
        ) : (
          <FormField key={name} {...props} name={name} />
        ),
      )}
    </div>
  )
}
