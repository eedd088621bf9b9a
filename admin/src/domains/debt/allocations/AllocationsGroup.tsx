import { Form } from 'antd'
import type { FormGroupProps } from '../../../resources/form/formGroup.ts'
import { Allocations } from './Allocations.tsx'

/** The group of the form in which a payment says what it pays. */
export default function AllocationsGroup({ row, words, refusals }: FormGroupProps) {
  const said = [...refusals].filter(([path]) => path.startsWith('allocations')).map(([, { message }]) => message)
  return (
    <div className="form-grid">
      <Form.Item name="allocations" className="wide" help={said.length > 0 ? said : undefined}>
        <Allocations row={row} label={words.field('allocations')} />
      </Form.Item>
    </div>
  )
}
