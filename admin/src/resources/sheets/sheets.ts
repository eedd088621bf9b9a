import { today } from '../../format/day.ts'
import type { AnyResource } from '@barem/resources/kit'
import { call } from '../../http/client.ts'
import { sendOnce } from '../../http/sendOnce.ts'
import { writeAddress, type ListState } from '../list/address.ts'

/** A line that an import refused, in the words of the server. */
export type RefusedLine = { line: number; message: string; errors: { field: string; message: string }[] }
/** A column of a sheet, with some cells and what each is read as; null for what cannot be read. */
export type ColumnRead = { head: string; field: string; samples: { cell: string; read: string | null }[] }
/** The outcome of `total` lines; `refused` names the first of those not accepted. A check tells the columns too. */
export type ImportResult = {
  total: number
  accepted: number
  /** Lines whose rows were there before. */
  passed?: number
  refused: RefusedLine[]
  columns?: ColumnRead[]
}

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Gives a file to the person. */
export function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** The dates that bound an export of documents: parameters of the list's query, or that all are wanted. */
export type Range = Readonly<Record<string, string>>

/**
 * Downloads every row that the list shows on all its pages, bound by a range; without one documents of the past year.
 */
export async function exportRows(
  definition: AnyResource,
  state: ListState,
  title: string,
  range: Range = {},
): Promise<void> {
  const params = writeAddress(definition, { ...state, page: 1 })
  for (const looks of ['_size', '_columns']) params.delete(looks)
  for (const [name, value] of Object.entries(range)) params.set(name, value)
  const { body } = await call<Blob>(`${definition.path}/export?${params}`, { file: true })
  save(body, `${title} ${today()}.xlsx`)
}

/** Downloads a sheet that is not one of a resource. @param title what its file is called, with the day of today */
export async function exportFile(path: string, title: string): Promise<void> {
  const { body } = await call<Blob>(path, { file: true })
  save(body, `${title} ${today()}.xlsx`)
}

export async function downloadTemplate(definition: AnyResource, title: string): Promise<void> {
  const { body } = await call<Blob>(`${definition.path}/template`, { file: true })
  save(body, `${title}.xlsx`)
}

/** Sends a file to be imported at a path; with `check` the server only reports what would happen. */
export async function importFile(path: string, file: File, check: boolean): Promise<ImportResult> {
  const content = new Blob([file], { type: XLSX })
  type Told = { data: ImportResult }
  const { body } = check
    ? await call<Told>(`${path}?check=true`, { method: 'POST', body: content })
    : await sendOnce<Told>('POST', path, content, {}, [file.name, file.size, file.lastModified])
  return body.data
}
