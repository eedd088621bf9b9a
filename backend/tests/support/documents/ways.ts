import type { AnyResource, Field } from '@barem/resources/kit'
import { valueOf } from '../samples.ts'

/** The shortest way of actions from a document in a state, a new one unless said, to and with `action`. */
export function wayTo({ states }: AnyResource, action: string, from: string = states!.initial): string[] {
  const ways: [string, string[]][] = [[from, []]]
  for (const [state, way] of ways)
    for (const [name, { from: allowed, to }] of Object.entries(states!.actions)) {
      if (!allowed.includes(state)) continue
      if (name === action) return [...way, name]
      if (!ways.some(([known]) => known === to)) ways.push([to, [...way, name]])
    }
  throw new Error(`no way leads to ${action}`)
}

/** A line as it is sent: without the rows that its relations lead to. */
const bodyOf =
  ({ fields }: Extract<Field, { type: 'lines' }>) =>
  (line: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(line).filter(([key]) => key in fields))

/** What a body says to all that an action asks: a reason, fields of the document, and fields of each of its lines. */
export function answersTo({ states, fields }: AnyResource, row: Record<string, any>, action: string) {
  const { inputs, comment } = states!.actions[action]!
  const [values, lines]: [Record<string, unknown>, Record<string, Record<string, unknown>[]>] = [{}, {}]
  for (const path of Object.keys(inputs)) {
    const [name, inner] = path.split('.') as [string, string?]
    const field = fields[name] as Field
    if (inner === undefined && field.type === 'lines') lines[name] = row[name].map(bodyOf(field))
    else if (inner === undefined) values[name] = row[name] ?? valueOf(field)
    else if (field.type === 'lines')
      lines[name] = row[name].map(({ id }: { id: string }, index: number) => ({
        id,
        ...lines[name]?.[index],
        [inner]: valueOf(field.fields[inner] as Field),
      }))
  }
  return {
    ...(comment === 'required' && { comment: 'Lý do' }),
    ...(Object.keys(values).length > 0 && { values }),
    ...lines,
  }
}
