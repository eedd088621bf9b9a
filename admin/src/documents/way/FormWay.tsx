import type { AnyResource } from '@barem/resources/kit'
import { Form } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import type { AnyRow } from '../../resources/model/columns.ts'
import { changes, newRow, type Values } from '../../resources/form/values.ts'
import { useWay, useWorkflowKinds } from './preview.ts'
import { WayNote } from './WayNote.tsx'

/** Milliseconds without a change after which the way is asked for anew. */
const PAUSE_MS = 800

type Props = { definition: AnyResource; row: AnyRow | null; approver: string; children: ReactNode }

/** The body that the form would save, once typing rests; without the approver, whom a workflow leaves out. */
function useBody({ definition, row, approver }: Omit<Props, 'children'>): object {
  const form = Form.useFormInstance<Values>()
  const values = Form.useWatch([], form) as Values | undefined
  const all = { ...form.getFieldsValue(true), ...values } as Values
  const said = row ? { id: row.id, ...changes(definition, row, all) } : newRow(definition, all)
  const { [approver]: _approver, ...body } = said as Values
  const now = JSON.stringify(body)
  const [settled, setSettled] = useState(now)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(now), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [now])
  return JSON.parse(settled) as object
}

/** The approver's place in a form: who will be asked where a workflow fits, else the choice of whom to name. */
export function FormWay({ children, ...rest }: Props) {
  const kinds = useWorkflowKinds()
  return kinds?.includes(rest.definition.name) ? <Asked {...rest}>{children}</Asked> : children
}

function Asked({ children, ...rest }: Props) {
  const way = useWay(rest.definition, useBody(rest))
  return way ? <WayNote way={way} /> : children
}
