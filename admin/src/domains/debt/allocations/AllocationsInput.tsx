import { Form } from 'antd'
import type { InputProps } from '../../../resources/inputs/input.ts'
import { Allocations } from './Allocations.tsx'

/** The same in the dialog that allocates a payment anew. */
export default function AllocationsInput({ name, label, row }: InputProps<'lines'>) {
  return (
    <Form.Item name={name} noStyle>
      <Allocations row={row} label={label} />
    </Form.Item>
  )
}
