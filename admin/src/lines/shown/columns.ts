import type { LineColumn, ShownModel } from './lineView.ts'
import { countField, type Field, type Fields } from '@barem/resources/kit'
import { isAbsent } from '../../resources/model/absent.ts'
import type { AnyRow } from '../../resources/model/columns.ts'
import { isSilent } from './view.ts'

/** Whether two fields have the same value in each line. */
const always = (lines: readonly AnyRow[], one: string, other: string) =>
  lines.every((line) => isAbsent(line[one]) || Number(line[one]) === Number(line[other]))

/** The field with what a line is about: its first relation. */
export const subjectField = (fields: Fields): string | null =>
  Object.keys(fields).find((name) => fields[name]!.type === 'belongsTo') ?? null

/** The field that says what a line is about: its first relation, or where it has none its first text. */
export const aboutField = (fields: Fields): string | null =>
  subjectField(fields) ?? Object.keys(fields).find((name) => fields[name]!.type === 'text') ?? null

/** The columns of a table of lines: those with a value in any line. What they are about and how many comes first. */
export function lineColumns(fields: Fields, lines: readonly AnyRow[], view: ShownModel): LineColumn[] {
  const first = [aboutField(fields), countField({ fields }), ...view.first]
  const place = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length)
  return (Object.entries(fields) as [string, Field][])
    .filter(([name]) => !view.quiet.includes(name) && lines.some((line) => !isSilent(view, line, name)))
    .filter(([name]) => !(name in view.same && always(lines, name, view.same[name]!)))
    .sort(([one], [other]) => place(one) - place(other))
    .map(([name, field]) => ({ name, field, type: field.type }))
}
