/** Which setting limits a kind: FILE_IMAGE_MAX_MB, FILE_SHEET_MAX_MB, FILE_DOCUMENT_MAX_MB. */
export type Limit = 'image' | 'sheet' | 'document'

export interface Kind {
  type: string
  extensions: readonly string[]
  limit: Limit
}

const OFFICE = 'application/vnd.openxmlformats-officedocument'

/** Every kind of file that is accepted. Files that run in a browser (SVG, HTML) must never be added. */
export const kinds = {
  jpg: { type: 'image/jpeg', extensions: ['jpg', 'jpeg'], limit: 'image' },
  png: { type: 'image/png', extensions: ['png'], limit: 'image' },
  webp: { type: 'image/webp', extensions: ['webp'], limit: 'image' },
  pdf: { type: 'application/pdf', extensions: ['pdf'], limit: 'document' },
  xlsx: { type: `${OFFICE}.spreadsheetml.sheet`, extensions: ['xlsx'], limit: 'sheet' },
  docx: { type: `${OFFICE}.wordprocessingml.document`, extensions: ['docx'], limit: 'document' },
} as const satisfies Record<string, Kind>

export type KindName = keyof typeof kinds

const find = (test: (kind: Kind) => boolean) =>
  (Object.keys(kinds) as KindName[]).find((name) => test(kinds[name])) ?? null

/** The kind that a file's name claims, by its last extension. */
export const kindOfName = (name: string): KindName | null => {
  const extension = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase()
  return extension ? find(({ extensions }) => extensions.includes(extension)) : null
}

/** The kind that a content type claims; parameters such as a charset do not matter. */
export const kindOfType = (type: string): KindName | null => {
  const bare = type.split(';')[0]!.trim().toLowerCase()
  return find((kind) => kind.type === bare)
}
