import { Form } from 'antd'
import { Suspense } from 'react'
import { FormField, type FormGroupProps } from '../resources/form/FormGroups.tsx'
import { fieldOf, isWritable } from '../resources/model/columns.ts'
import { entries } from './entries.ts'
import { specOf } from './spec.ts'

/** What is added to the lines and taken off them. Only what people write: the sums are at the foot of the form. */
export default function Charges(props: FormGroupProps) {
  const form = Form.useFormInstance()
  const { inputs, Why } = entries.get(specOf(props.definition).name).parts.charges
  const byPolicy = Form.useWatch('discountSource', { form, preserve: true }) === 'policy'
  const names = props.names.filter(
    (name) => isWritable(fieldOf(props.definition, name)!) && !(name === 'discount' && byPolicy),
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
