import type { OwnDefinition, OwnField, OwnFieldType } from '@barem/resources/own'
import { keyFor, freeKey, type Label } from '@barem/resources/own'
import { call } from '../../../http/client.ts'
import { XLSX } from '../../../resources/sheets/sheets.ts'
import { PATH } from '../api.ts'
import { proposedKey } from '../model/keys.ts'
import { isUsual, type ListPart } from '../model/lists.ts'
import { prefixFor } from '../model/starters.ts'
import { newUid } from '../model/working.ts'

/** A column of a sheet, with what its cells seem to be. */
export type SheetHead = {
  head: string
  type: OwnFieldType
  options: Readonly<Record<string, unknown>>
  samples: string[]
  /** All different cells, where choices could have them. */
  values: string[] | null
  /** Whether it only counts the rows. */
  counts: boolean
}

/** A column as the person wants it; null leaves it out. */
export type Chosen = SheetHead & { as: OwnFieldType | null }

/** Types that text of a sheet can be read as, as far as the columns of one go. */
export const SHEET_TYPES: readonly OwnFieldType[] = [
  'text',
  'longText',
  'code',
  'select',
  'boolean',
  'integer',
  'decimal',
  'money',
  'weight',
  'percent',
  'date',
  'dateTime',
  'phone',
  'email',
  'taxCode',
]

/** What the server makes of a sheet; nothing of it is kept. */
export async function readHeads(file: File): Promise<{ columns: SheetHead[]; rows: number }> {
  const body = new Blob([file], { type: XLSX })
  return (await call<{ columns: SheetHead[]; rows: number }>(`${PATH}/sheet`, { method: 'POST', body })).body
}

/** Keeps a sheet on the server until its rows are imported. */
export const keepSheet = (id: string, file: File) =>
  call(`${PATH}/${id}/sheet?${new URLSearchParams({ name: file.name })}`, {
    method: 'PUT',
    body: new Blob([file], { type: XLSX }),
  })

/** Choices with the words of a column, each with a key of its own. */
function choicesOf(values: readonly string[]) {
  const taken = new Set<string>()
  return values.map((word, place) => {
    const key = freeKey(keyFor(word) || `value${place + 1}`, (one) => !taken.has(one))
    taken.add(key)
    return { key, label: { vi_VN: word } }
  })
}

/** Characters that a name may have. */
const LABEL = 60

function fieldsOf(columns: readonly Chosen[], prefix: string): OwnField[] {
  const taken = new Set<string>()
  return columns.flatMap(({ head, as: type, type: guessed, options, values }, place): OwnField[] => {
    if (type === null) return []
    const label: Label = { vi_VN: head.slice(0, LABEL).trim() }
    const key = proposedKey(label, taken, type) || freeKey(`column${place + 1}`, (one) => !taken.has(one))
    taken.add(key)
    return [
      {
        key,
        type,
        label,
        head,
        ...(type === guessed && options),
        ...(type === 'select' && { choices: choicesOf(values ?? []) }),
        ...(type === 'code' && { unique: true, prefix }),
      },
    ]
  })
}

/** Columns that a list shows, and fields that it finds by, at first. */
const SHOWN = 8
const FOUND = 4

/** A first draft whose fields are the heads of a sheet. */
export function fromSheet(key: string, label: Label, columns: readonly Chosen[]): OwnDefinition {
  const fields = fieldsOf(columns, prefixFor(label.vi_VN ?? ''))
  const title = fields.find(({ type }) => type === 'text') ?? fields.find(({ type }) => type === 'code')
  const usual = (part: ListPart) =>
    fields.filter((field) => isUsual(part, { ...field, uid: newUid() } as never)).map((field) => field.key)
  return {
    key,
    label,
    ...(title && { title: title.key }),
    fields: fields.map((field) => (field === title ? { ...field, required: true } : field)),
    list: {
      columns: usual('columns').slice(0, SHOWN),
      filters: usual('filters'),
      search: usual('search').slice(0, FOUND),
    },
  }
}
