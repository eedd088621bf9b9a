import type { FormGroupProps } from '../resources/form/formGroup.ts'
import { Form } from 'antd'
import { Suspense } from 'react'
import { FormField } from '../resources/form/FormGroups.tsx'
import { fieldOf, isWritable } from '../resources/model/columns.ts'
import { entries } from './entries.ts'
import { isDecided, specOf } from './spec.ts'

/** What is added to the lines and taken off them. Only what people write: the sums are at the foot of the form. */
export default function Charges(props: FormGroupProps) {
  const form = Form.useFormInstance()
  const spec = specOf(props.definition)
  const { inputs, Why } = entries.get(spec.name).parts.charges
  const decided = Form.useWatch((values) => isDecided(spec, values), { form, preserve: true })
  const names = props.names.filter(
    (name) => isWritable(fieldOf(props.definition, name)!) && !(name === spec.foot.deduction && decided),
  )
  return (
    <div className="form-grid">
      {names.map((name) => (
        <FormField key={name} {...props} name={name} {...(inputs[name] && { input: inputs[name] })} />
      ))}
      {Why && (
        <div className="wide">
          <Suspense>
            <Why definition={props.definition} row={props.row} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
