import type { Label, OwnFieldType } from '@barem/resources/own'
import { followingKey } from './keys.ts'
import { isUsual, type ListPart, partOf } from './lists.ts'
import { newUid, type Working, type WorkingChoice, type WorkingField } from './working.ts'

/** Columns that a list has room for before it scrolls. */
const ROOM = 8

const parts = ['columns', 'filters', 'search', 'bulk'] as const

/** Names by what they become; those that become null are left out. */
type Becoming = (key: string) => string | null

/** All that names fields, with these names changed. */
function renamed(working: Working, become: Becoming): Working {
  const all = (names: readonly string[] | undefined) => names?.flatMap((name) => become(name) ?? [])
  const { list, title, hint, unique } = working
  const sorted = list?.sort && become(list.sort.field)
  return {
    ...working,
    ...(title !== undefined && { title: become(title) ?? undefined }),
    ...(hint && { hint: all(hint) }),
    ...(unique && { unique: unique.map((set) => all(set)!).filter((set) => set.length > 0) }),
    ...(list && {
      list: {
        columns: all(list.columns),
        filters: all(list.filters),
        search: all(list.search),
        bulk: all(list.bulk),
        card: all(list.card),
        ...(list.sort && sorted && { sort: { ...list.sort, field: sorted } }),
      },
    }),
    fields: working.fields.map((field) => {
      const { daysUntil, notBefore, when } = field
      return {
        ...field,
        ...(typeof daysUntil === 'string' && { daysUntil: become(daysUntil) ?? undefined }),
        ...(typeof notBefore === 'string' && { notBefore: become(notBefore) ?? undefined }),
        ...(typeof when === 'object' &&
          when !== null && {
            when: Object.fromEntries(
              Object.entries(when).flatMap(([key, said]) => (become(key) ? [[become(key), said]] : [])),
            ),
          }),
      }
    }),
  }
}

/** Changes options of a field; another key is followed by all that names the field. */
export function changeField(working: Working, uid: string, changes: Partial<WorkingField>): Working {
  const field = working.fields.find((one) => one.uid === uid)
  if (!field) return working
  const { key } = changes
  const named =
    key === undefined || key === field.key
      ? working
      : renamed(working, (name) => (name === field.key && name !== '' ? key : name))
  return { ...named, fields: named.fields.map((one) => (one.uid === uid ? { ...one, ...changes } : one)) }
}

/** Calls a field otherwise; its key follows as long as nobody has typed another and it is not published. */
export function nameField(working: Working, uid: string, label: Label, isFixed: boolean): Working {
  const field = working.fields.find((one) => one.uid === uid)
  if (!field) return working
  const taken = new Set(working.fields.filter((one) => one !== field).map(({ key }) => key))
  return withParts(
    changeField(working, uid, { label, key: followingKey(field, label, taken, isFixed) }),
    uid,
    field.key,
  )
}

/** A field that has just got its first key joins the list as fields of its type usually do. */
function withParts(working: Working, uid: string, before: string): Working {
  const field = working.fields.find((one) => one.uid === uid)!
  if (before !== '' || field.key === '' || !working.list) return working
  const joins = (part: ListPart) =>
    working.list?.[part] !== undefined &&
    isUsual(part, field) &&
    !partOf(working, part).includes(field.key) &&
    (part !== 'columns' || partOf(working, part).length < ROOM)
  const list = Object.fromEntries(
    parts.filter(joins).map((part) => [part, inOrder(working, [...partOf(working, part), field.key])]),
  )
  return { ...working, list: { ...working.list, ...list } }
}

/** Names of fields in the order of the definition; unknown names come last. */
const inOrder = ({ fields }: Working, names: readonly string[]): string[] => {
  const place = (name: string) => {
    const found = fields.findIndex(({ key }) => key === name)
    return found < 0 ? fields.length : found
  }
  return [...names].sort((one, other) => place(one) - place(other))
}

/** Lets a part of the list have a field, or not. */
export function setPart(working: Working, part: ListPart, key: string, isIn: boolean): Working {
  const before = partOf(working, part).filter((name) => name !== key)
  return { ...working, list: { ...working.list, [part]: inOrder(working, isIn ? [...before, key] : before) } }
}

/** A new field of a type at the end. @returns its uid too */
export function addField(working: Working, type: OwnFieldType): { working: Working; uid: string } {
  const uid = newUid()
  const field: WorkingField = {
    uid,
    key: '',
    type,
    label: {},
    ...(type === 'select' && { choices: [] }),
    ...((type === 'belongsTo' || type === 'belongsToMany') && { to: '' }),
  }
  return { working: { ...working, fields: [...working.fields, field] }, uid }
}

/** Takes a field away with all that names it. */
export function removeField(working: Working, uid: string): Working {
  const field = working.fields.find((one) => one.uid === uid)
  if (!field) return working
  const without = { ...working, fields: working.fields.filter((one) => one !== field) }
  return field.key === '' ? without : renamed(without, (name) => (name === field.key ? null : name))
}

/** A list with one entry at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, place) => place !== from)
  return [...rest.slice(0, to), list[from]!, ...rest.slice(to)]
}

/** Puts a field at another place; columns follow the order of fields. */
export function moveField(working: Working, from: number, to: number): Working {
  const next = { ...working, fields: moved(working.fields, from, to) }
  const columns = next.list?.columns
  return columns ? { ...next, list: { ...next.list, columns: inOrder(next, columns) } } : next
}

/** Calls a choice or a group otherwise; its key follows as that of a field does. */
export function nameEntry(
  list: readonly WorkingChoice[],
  uid: string,
  label: Label,
  isFixed: boolean,
): WorkingChoice[] {
  const taken = new Set(list.filter((one) => one.uid !== uid).map(({ key }) => key))
  return list.map((one) => (one.uid === uid ? { ...one, label, key: followingKey(one, label, taken, isFixed) } : one))
}
