import { type AnyResource, lineFieldsOf } from '@barem/resources/kit'
import { Form } from 'antd'
import type { AnyRow } from '../../resources/model/columns.ts'
import { linesIn } from '../../lines/shown/difference.ts'
import { newRow, type Values } from '../../resources/form/values.ts'
import { AskedWarnings } from '../review/Warnings.tsx'

const isFilled = (line: Values) => Object.values(line).some((value) => (value ?? '') !== '')
const withoutId = ({ id: _id, ...line }: AnyRow): Values => line

/** What the server would warn of the document that a form has. */
export default function FormWarnings({ definition }: { definition: AnyResource }) {
  const form = Form.useFormInstance<Values>()
  const watched = Form.useWatch((values: Values) => values, { form, preserve: true }) as Values | undefined
  const lines = lineFieldsOf(definition).map((name) => [
    name,
    linesIn((watched ?? {})[name])
      .map(withoutId)
      .filter(isFilled),
  ])
  const values = { ...form.getFieldsValue(true), ...watched, ...Object.fromEntries(lines) } as Values
  return <AskedWarnings definition={definition} body={newRow(definition, values)} />
}
