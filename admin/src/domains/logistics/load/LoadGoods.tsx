import { Form } from 'antd'
import LineGroup from '../../../lines/LineGroup.tsx'
import { specOf } from '../../../lines/spec.ts'
import type { FormGroupProps } from '../../../resources/form/formGroup.ts'
import { LoadSplit } from './LoadSplit.tsx'

/** The goods of a document that is weighed, with the weight of the whole load for its lines to share. */
export default function LoadGoods(props: FormGroupProps) {
  const { field } = specOf(props.definition)
  return (
    <>
      <Form.Item name={field} noStyle>
        <LoadSplit definition={props.definition} row={props.row} />
      </Form.Item>
      <LineGroup {...props} />
    </>
  )
}
