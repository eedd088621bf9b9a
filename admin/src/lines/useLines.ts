import { Form, type FormInstance } from 'antd'

const numbers = new WeakMap<object, number>()
let last = 0

/** A number for each state of the lines. */
function numberOf(lines: unknown): number {
  if (typeof lines !== 'object' || lines === null) return 0
  const known = numbers.get(lines)
  if (known !== undefined) return known
  numbers.set(lines, ++last)
  return last
}

/**
 * The lines that a form holds, as it holds them; undefined until they are watched. Watched by their identity: antd
 * compares what it watches by its JSON, and that of many lines takes longer than drawing the one that was typed in.
 */
export function useLines<Lines>(form: FormInstance, field: string): Lines | undefined {
  const version = Form.useWatch((values: Readonly<Record<string, unknown>>) => numberOf(values[field]), {
    form,
    preserve: true,
  }) as number | undefined
  return version === undefined ? undefined : (form.getFieldValue(field) as Lines | undefined)
}
