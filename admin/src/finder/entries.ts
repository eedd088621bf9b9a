import type { IconName } from '@barem/resources/kit'

/** Something that can be opened. */
export type Entry = {
  /** Unique among what is shown. */
  key: string
  to: string
  icon: IconName | 'add' | 'all' | undefined
  title: string
  /** Empty where there is none, or where it is the title. */
  code: string
  hint: string
  /** What it is, where its group does not say so. */
  kind: string
  state: { value: string; word: string } | null
  /** Whether it is surely meant, so that Enter need not wait for records. */
  sure: boolean
}

export type EntryGroup = { key: string; title: string; entries: Entry[] }

/** Whether the best record has just the code that was typed: then it is meant, whatever else fits. */
const isExact = (records: EntryGroup[], typed: string) => {
  const [first] = records[0]?.entries ?? []
  return first !== undefined && [first.code, first.title].some((text) => text.toLowerCase() === typed.toLowerCase())
}

/** Groups in the order of what is likely to be meant: screens and actions that surely are, records, the others. */
export function arranged(own: EntryGroup[], records: EntryGroup[], typed: string): EntryGroup[] {
  const shown = own.filter(({ entries }) => entries.length > 0)
  const sure = isExact(records, typed) ? [] : shown.filter(({ entries }) => entries[0].sure)
  return [...sure, ...records, ...shown.filter((group) => !sure.includes(group))]
}
