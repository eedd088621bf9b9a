import { becomes, type AnyResource, type Field } from '@barem/resources/kit'
import { valueColumn } from './value_column.ts'

/** Suffix of the name of a figure that asks for its outcome, which lists show in place of the figure. */
const OUTCOME = '_outcome'

/** Figures of which something becomes, as sums of it are asked for. */
export const outcomeNames = ({ fields }: AnyResource): string[] =>
  Object.keys(fields).flatMap((name) => {
    const into = becomes(fields[name]!)
    const isSeen = into && [into.by, into.done, into.all].every((one) => one == null || fields[one])
    return isSeen ? [name + OUTCOME] : []
  })

/** SQL of one figure of a row, alias `t`. */
function figure({ fields, states }: AnyResource, asked: string): string {
  const column = (name: string) => valueColumn(name, fields[name] as Field, 't')
  if (!asked.endsWith(OUTCOME) || fields[asked]) return column(asked)
  const name = asked.slice(0, -OUTCOME.length)
  const { by, done, all } = becomes(fields[name]!)!
  const ended = states?.progress ? [`${column(states.field)} = '${states.progress.done}'`] : []
  const whole = all == null ? [] : [`${column(all)} <= ${column(done)}`]
  const isFinal = [...ended, ...whole].join(' or ') || 'false'
  return `case when ${column(by)} is not null and ${column(done)} > 0 and (${isFinal}) then ${column(by)}
    else ${column(name)} end`
}

/** SQL of what fields come to over some rows, alias `t`, in their order: a JSON list of exact numbers as text. */
export const sumsOf = (resource: AnyResource, names: readonly string[]): string =>
  `json_build_array(${names.map((name) => `coalesce(sum(${figure(resource, name)}), 0)::text`).join(', ')})`
