import type { OwnChoice, OwnDefinition, OwnField } from '@barem/resources/own'

/** Something in a list that keeps its identity while its key and place change. */
export type Known<T> = T & { uid: string }

export type WorkingChoice = Known<OwnChoice>
export type WorkingField = Known<OwnField> & { choices?: WorkingChoice[] }

/** A definition while it is made. */
export type Working = Omit<OwnDefinition, 'fields' | 'groups'> & { fields: WorkingField[]; groups: WorkingChoice[] }

let last = 0
export const newUid = (): string => `u${++last}`

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const objects = (value: unknown) => (Array.isArray(value) ? value.filter(isObject) : [])
const labelled = <T>(one: Record<string, unknown>): T =>
  ({ ...one, key: String(one.key ?? ''), label: isObject(one.label) ? one.label : {}, uid: newUid() }) as T

/** A stored draft, whatever is wrong with it, in a form that can be worked on. */
export function workingOf(draft: object): Working {
  const json = draft as Record<string, unknown>
  return {
    ...json,
    key: String(json.key ?? ''),
    label: isObject(json.label) ? json.label : {},
    fields: objects(json.fields).map((field) => ({
      ...labelled<WorkingField>(field),
      ...(field.choices !== undefined && { choices: objects(field.choices).map(labelled<WorkingChoice>) }),
    })),
    groups: objects(json.groups).map(labelled<WorkingChoice>),
  }
}

/** Entries with the identity that those of the same key have in `before`, so that what is open stays open. */
function withUids<T extends Known<{ key: string }>>(list: T[], before: readonly T[]): T[] {
  const free = [...before]
  return list.map((entry) => {
    const place = free.findIndex(({ key }) => key === entry.key)
    return place < 0 ? entry : { ...entry, uid: free.splice(place, 1)[0]!.uid }
  })
}

/** A draft to work on, whose fields, choices and groups are those that were worked on before. */
export function workingAs(draft: object, before: Working): Working {
  const next = workingOf(draft)
  const fields = withUids(next.fields, before.fields).map((field) => {
    const was = before.fields.find(({ uid }) => uid === field.uid)
    return field.choices ? { ...field, choices: withUids(field.choices, was?.choices ?? []) } : field
  })
  return { ...next, fields, groups: withUids(next.groups, before.groups) }
}

/** What is stored of it. */
export function draftOf(working: Working): OwnDefinition {
  const text = JSON.stringify(working, (key, value: unknown) => (key === 'uid' ? undefined : value))
  const draft = JSON.parse(text) as OwnDefinition
  if (draft.groups?.length === 0) delete draft.groups
  return draft
}

/** Whether two are the same for the server. */
export const isSameDraft = (one: Working, other: Working): boolean =>
  one === other || JSON.stringify(draftOf(one)) === JSON.stringify(draftOf(other))
