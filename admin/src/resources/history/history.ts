/** A change of one field; relations have the names of that time. */
export type FieldChange = {
  field: string
  from?: unknown
  to?: unknown
  fromName?: string
  toName?: string
  lines?: LineChange[]
}

/** A change of one line of a document; its place is counted from one. */
export type LineChange = {
  what: 'added' | 'removed' | 'changed'
  name: string
  position: number
  changes: FieldChange[]
}

/** The actions on every record; a document also has the actions of its definition. */
export type HistoryAction = 'create' | 'update' | 'delete' | 'resetPassword' | (string & {})

/** An event in the life of a record: who, when, from where, and what changed. */
export type HistoryEntry = {
  id: string
  at: string
  action: HistoryAction
  version: number
  source: 'screen' | 'import' | 'system'
  address: string | null
  by: { id: string; code: string | null; name: string } | null
  /** The comment given with a document's action. */
  comment?: string | null
  /** Which paper was printed, and the number of its copy. */
  print?: { paper: string; copy: number } | null
  changes: FieldChange[]
}

/** Fields that one person changed; changes by the system have no name. */
export type Share = { by: string | null; fields: string[] }

/** Who changed each of the fields last, from entries in order, newest first. */
export function sharesOf(fields: readonly string[], since: readonly HistoryEntry[]): Share[] {
  const shares = new Map<string | null, string[]>()
  for (const field of fields) {
    const by = lastChange(field, since)?.by?.name ?? null
    shares.set(by, [...(shares.get(by) ?? []), field])
  }
  return [...shares].map(([by, theirs]) => ({ by, fields: theirs }))
}

/** The newest of some entries that changed a field. */
export const lastChange = (field: string, since: readonly HistoryEntry[]): HistoryEntry | undefined =>
  since.find(({ changes }) => changes.some((change) => change.field === field))
