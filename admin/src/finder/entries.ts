import type { IconName } from '@barem/resources/kit'

/** Something that can be opened. */
export type Entry = {
  /** Unique among what is shown. */
  key: string
  to: string
  icon: IconName | 'add' | 'all' | undefined
  title: string
  /** Empty if there is none, or if it is the title. */
  code: string
  hint: string
  /** Its kind, if its group does not name it. */
  kind: string
  state: { value: string; word: string } | null
  /** Whether it is surely meant, so that Enter does not wait for records. */
  sure: boolean
}

export type EntryGroup = { key: string; title: string; entries: Entry[] }

/** Whether the best record has exactly the typed code or title: then records come first. */
const isExact = (records: EntryGroup[], typed: string) => {
  const [first] = records[0]?.entries ?? []
  return first !== undefined && [first.code, first.title].some((text) => text.toLowerCase() === typed.toLowerCase())
}

/** Groups by how likely they are meant: sure screens and actions first, then records, then the others. */
export function arranged(own: EntryGroup[], records: EntryGroup[], typed: string): EntryGroup[] {
  const shown = own.filter(({ entries }) => entries.length > 0)
  const sure = isExact(records, typed) ? [] : shown.filter(({ entries }) => entries[0].sure)
  return [...sure, ...records, ...shown.filter((group) => !sure.includes(group))]
}
