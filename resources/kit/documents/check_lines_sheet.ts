import type { Field } from '../fields/field_types.ts'
import { oneOf, refuse, requireKnown } from '../mistake.ts'
import type { AnyResource } from '../resource.ts'

/** Checks that lines which go out as a sheet say what is in it, by what a row is about a line, and when it is over. */
export function checkLinesSheet({ name, fields }: AnyResource): void {
  for (const [key, field] of Object.entries(fields) as [string, Field][]) {
    if (field.type !== 'lines' || field.sheet === null) continue
    const path = `${name}.fields.${key}.sheet`
    const { columns, by, until } = field.sheet
    requireKnown(columns, Object.keys(field.fields), `${path}.columns`)
    const written = columns.filter((one) => !field.fields[one]!.readOnly)
    for (const one of by)
      if (!written.includes(one))
        refuse('E_LINES_SHEET', `${path}.by`, `'${one}' is not a column that people write`, oneOf(written))
    if (by.length === 0 || field.fields[by[0]!]!.type !== 'belongsTo')
      refuse('E_LINES_SHEET', `${path}.by`, 'no relation comes first', 'Name what a line is about first.')
    const ends = Object.keys(fields).filter((one) => fields[one]!.type === 'boolean')
    if (until !== null && !ends.includes(until))
      refuse('E_LINES_SHEET', `${path}.until`, `'${until}' is not a yes or no of the document`, oneOf(ends))
  }
}
