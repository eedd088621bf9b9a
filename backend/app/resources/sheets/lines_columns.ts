import { lineResource, type AnyResource, type Field, type LinesSheet, type LineSet } from '@barem/resources/kit'
import { notFound } from '#app/http/api_error'
import type { Language } from '#app/language/translate'
import { namedColumns, type SheetColumn } from './columns.ts'

/** Lines of a document that go out as a sheet: what a sheet of them is, and its columns. */
export interface SheetOfLines {
  name: string
  lines: LineSet
  sheet: LinesSheet
  columns: readonly SheetColumn[]
}

/** How the lines of a field go out as a sheet; null where their definition says nothing of it. */
export function linesSheetOf({ fields }: Pick<AnyResource, 'fields'>, name: string): LinesSheet | null {
  const field = fields[name] as Field | undefined
  return field?.type === 'lines' ? field.sheet : null
}

/** The pieces of one line are a number, unlike the goods of all lines, which may be unlike things. */
const ofOneLine = (column: SheetColumn): SheetColumn => ({ ...column, field: { ...column.field, role: null } as Field })

/**
 * The sheet of the lines in a field, in a language.
 * @param seen the document as the caller may see it: columns that they may not see are left out
 * @throws ApiError COM_ERR_002 where these lines have none
 */
export function sheetOfLines(seen: AnyResource, name: string, language: Language): SheetOfLines {
  const sheet = linesSheetOf(seen, name)
  if (!sheet) throw notFound()
  const lines = lineResource(seen, name)
  const names = sheet.columns.filter((column) => column in lines.fields)
  const columns = namedColumns(lines, names, language)
    .map(ofOneLine)
    .map((column) => ({ ...column, starred: Boolean(column.field.required) && !column.field.readOnly }))
  return { name, lines, sheet, columns }
}
