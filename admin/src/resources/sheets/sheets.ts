import type { AnyResource } from '@barem/resources/kit'
import { call } from '../../http/client.ts'
import { writeAddress, type ListState } from '../list/address.ts'

/** A line that an import refused, in the words of the server. */
export type RefusedLine = { line: number; message: string; errors: { field: string; message: string }[] }
export type ImportResult = { accepted: number; refused: RefusedLine[] }

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

function download(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Downloads every row that the list shows on all its pages. */
export async function exportRows(definition: AnyResource, state: ListState, title: string): Promise<void> {
  const params = writeAddress(definition, { ...state, page: 1 })
  for (const looks of ['_size', '_columns']) params.delete(looks)
  const { body } = await call<Blob>(`${definition.name}/export?${params}`, { file: true })
  download(body, `${title} ${new Date().toLocaleDateString('sv')}.xlsx`)
}

export async function downloadTemplate(definition: AnyResource, title: string): Promise<void> {
  const { body } = await call<Blob>(`${definition.name}/template`, { file: true })
  download(body, `${title}.xlsx`)
}

/** Sends a file to be imported; with `check` it is only told what would happen. */
export async function importFile(definition: AnyResource, file: File, check: boolean): Promise<ImportResult> {
  const { body } = await call<{ data: ImportResult }>(`${definition.name}/import${check ? '?check=true' : ''}`, {
    method: 'POST',
    body: new Blob([file], { type: XLSX }),
  })
  return body.data
}
