import type { FormGroupProps } from '../resources/form/formGroup.ts'
import { Form } from 'antd'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import type { Refusals } from '../resources/form/refusals.ts'
import { LineGrid } from './LineGrid.tsx'
import type { Line } from './model/line.ts'
import { faultsOf } from './model/problems.ts'
import { together, type Refused, ruledCells } from './refused.ts'
import { specOf } from './spec.ts'

const NOTHING: Refused = new Map()

/** The server's refusals of single cells, by the key of the line and the field. */
function refusedCells(refusals: Refusals, name: string, lines: readonly Line[]): Refused {
  const found = new Map<string, Record<string, string>>()
  for (const [path, { message }] of refusals) {
    const [field, index, cell] = path.split('.')
    const line = field === name && cell ? lines[Number(index)] : undefined
    if (line) found.set(line.key, { ...found.get(line.key), [cell!]: message })
  }
  return found
}

type LinesProps = FormGroupProps & {
  name: string
  id?: string
  value?: readonly Line[]
  onChange?: (lines: readonly Line[]) => void
  /** Told how many cells the server has refused. */
  onRefused: (cells: number) => void
}

/** The lines with their problems: a refusal is shown until its line is changed. */
function Lines({ definition, row, refusals, name, id, value, onChange, onRefused }: LinesProps) {
  const t = useTranslate()
  const control = { id, value, onChange }
  const form = Form.useFormInstance()
  const { status, errors } = Form.Item.useStatus()
  const tried = useRef(false)
  if (status === 'error') tried.current = true
  const stored = (row?.[name] ?? NONE) as readonly Record<string, unknown>[]
  const told = useMemo(
    () =>
      errors.length > 0
        ? { lines: control.value ?? [], cells: refusedCells(refusals, name, control.value ?? []) }
        : null,
    [errors],
  )
  const count = [...(told?.cells.values() ?? [])].reduce((sum, cells) => sum + Object.keys(cells).length, 0)
  useEffect(() => onRefused(count), [count, onRefused])
  const last = useRef(told)
  if (told) last.current = told
  const refused = useMemo(() => {
    const { lines, cells } = last.current ?? { lines: [], cells: NOTHING }
    const same = new Set(control.value)
    return cells.size === 0
      ? NOTHING
      : new Map(
          lines.flatMap((line): [string, Readonly<Record<string, string>>][] =>
            cells.has(line.key) && same.has(line) ? [[line.key, cells.get(line.key)!]] : [],
          ),
        )
  }, [control.value, told])
  return (
    <LineGrid
      {...control}
      definition={definition}
      name={name}
      form={form}
      stored={stored}
      refused={useMemo(() => together(refused, ruledCells(definition, name, value ?? [], t)), [refused, value, t])}
      tried={tried.current}
    />
  )
}

const NONE: readonly Record<string, unknown>[] = []

/** The group of a form with the lines of a document. */
export default function LineGroup(props: FormGroupProps) {
  const t = useTranslate()
  const name = props.names[0]!
  const [refused, setRefused] = useState(0)
  const rule = {
    validator(_: unknown, lines: readonly Line[] | undefined) {
      const faults = faultsOf(specOf(props.definition), lines ?? [], true)
      const ruled = ruledCells(props.definition, name, lines ?? [], t)
      const cells = [...faults.values(), ...ruled.values()].reduce((sum, line) => sum + Object.keys(line).length, 0)
      return cells > 0 ? Promise.reject(new Error(t('grid.faults', { count: cells }))) : Promise.resolve()
    },
  }
  return (
    <Form.Item
      name={name}
      rules={[rule]}
      validateTrigger={[]}
      className="grid-item"
      // What is wrong with each cell is said at its line.
      help={refused > 0 ? t('grid.faults', { count: refused }) : undefined}
    >
      <Lines {...props} name={name} onRefused={setRefused} />
    </Form.Item>
  )
}
