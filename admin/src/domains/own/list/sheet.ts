import { type ChosenColumn, fieldsOfSheet, type Label, type OwnDefinition } from '@barem/resources/own'
import { call } from '../../../http/client.ts'
import { sayIn } from '../../../i18n/i18n.ts'
import { locales } from '../../../i18n/locales.ts'
import { save, XLSX } from '../../../resources/sheets/sheets.ts'
import { PATH } from '../api.ts'
import { isUsual, type ListPart } from '../model/lists.ts'
import { prefixFor } from '../model/starters.ts'
import { newUid } from '../model/working.ts'

/** A column of a sheet, with what its cells seem to be and what the person makes of it. */
export type SheetHead = ChosenColumn & { samples: string[]; counts: boolean }

export type RefusedRow = { line: number; errors: { field: string; message: string }[] }

/** What the server makes of a sheet; nothing of it is kept. */
export type ReadSheet = { columns: SheetHead[]; rows: number; refused: { count: number; rows: RefusedRow[] } }

/** A file that a resource begins from, as it was read. */
export type Begun = { file: File } & ReadSheet

const typesOf = (columns: readonly SheetHead[] | null) =>
  columns ? `?${new URLSearchParams({ as: columns.map(({ as }) => as ?? '').join() })}` : ''

/** Has a sheet read. @param columns as the person wants them; null for what they seem to be */
export async function readHeads(
  file: File,
  columns: readonly SheetHead[] | null,
  signal?: AbortSignal,
): Promise<ReadSheet> {
  const body = new Blob([file], { type: XLSX })
  return (await call<ReadSheet>(`${PATH}/sheet${typesOf(columns)}`, { method: 'POST', body, signal })).body
}

/** Downloads the rows of a sheet that would not fit, with the reasons. @param title what the file is called */
export async function downloadRefused(file: File, columns: readonly SheetHead[], title: string): Promise<void> {
  const body = new Blob([file], { type: XLSX })
  const answer = await call<Blob>(`${PATH}/sheet/refused${typesOf(columns)}`, { method: 'POST', body, file: true })
  save(answer.body, `${title}.xlsx`)
}

/** Downloads the sheet that waits for a resource. */
export async function downloadKept(id: string, name: string): Promise<void> {
  save((await call<Blob>(`${PATH}/${id}/sheet`, { file: true })).body, name)
}

/** Keeps a sheet on the server until its rows are imported. */
export const keepSheet = (id: string, file: File) =>
  call(`${PATH}/${id}/sheet?${new URLSearchParams({ name: file.name })}`, {
    method: 'PUT',
    body: new Blob([file], { type: XLSX }),
  })

/** What a column without a head is called in both languages, by its letter. */
export const unnamed = (letter: string): Label =>
  Object.fromEntries(locales.map((language) => [language, sayIn(language)('own.sheet.column', { letter })]))

/** Columns that a list shows, and fields that it finds by, at first. */
const SHOWN = 8
const FOUND = 4

/** A first draft whose fields are the heads of a sheet. */
export function fromSheet(key: string, label: Label, columns: readonly SheetHead[]): OwnDefinition {
  const { fields, title } = fieldsOfSheet(columns, prefixFor(label.vi_VN ?? ''), unnamed)
  const usual = (part: ListPart) =>
    fields.filter((field) => isUsual(part, { ...field, uid: newUid() } as never)).map((field) => field.key)
  return {
    key,
    label,
    ...(title && { title }),
    fields,
    list: {
      columns: usual('columns').slice(0, SHOWN),
      filters: usual('filters'),
      search: usual('search').slice(0, FOUND),
    },
  }
}
