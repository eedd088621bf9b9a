import { type AnyResource, type Field, lineResource, summedFields } from '@barem/resources/kit'
import { sum } from '@barem/resources/calc/exact'
import { isAbsent } from '../../resources/model/absent.ts'
import type { AnyRow } from '../../resources/model/columns.ts'
import { wordsOf } from '../../resources/model/words.ts'
import type { Column } from './column.ts'
import { figure } from './figures.ts'
import { isFigure, printedValue, type Printing } from './printedValue.ts'

/** The columns of lines that no domain draws: the fields with a value in any line, with the sums of their money. */
export function plainColumns(
  document: AnyResource,
  name: string,
  lines: readonly AnyRow[],
  printing: Pick<Printing, 'language' | 't'>,
): Column<AnyRow>[] {
  const { t } = printing
  const definition = lineResource(document, name)
  const words = wordsOf(t, definition)
  const shown = (Object.entries(definition.fields) as [string, Field][]).filter(([field]) =>
    lines.some((line) => !isAbsent(line[field])),
  )
  const summed = summedFields(definition)
  const firstSum = shown.findIndex(([field]) => summed.includes(field))
  const columnOf = ([field, kind]: [string, Field], place: number): Column<AnyRow> => ({
    key: field,
    head: words.field(field),
    align: isFigure(kind) ? 'end' : 'start',
    of: (line) => printedValue(line, field, { ...printing, definition, words }) ?? '',
    ...(summed.includes(field) && {
      total: figure(sum(lines.map((line) => (line[field] ?? null) as string | null)).toFixed(), 0),
    }),
    ...(place === 0 && firstSum > 0 && { total: t('print.columns.sum') }),
  })
  return [
    { key: 'no', head: t('print.columns.no'), align: 'center', of: (_line, index) => String(index + 1) },
    ...shown.map(columnOf),
  ]
}
