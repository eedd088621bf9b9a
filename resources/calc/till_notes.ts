import { exact, sum, type Figure } from './exact.ts'

/** Notes of dong that a till is counted by, the largest first. */
export const tillNotes = {
  notes500: '500000',
  notes200: '200000',
  notes100: '100000',
  notes50: '50000',
  notes20: '20000',
  notes10: '10000',
  notes5: '5000',
  notes2: '2000',
  notes1: '1000',
} as const

export type TillNote = keyof typeof tillNotes

export const tillNoteNames = Object.keys(tillNotes) as TillNote[]

/** What lies in a till, in dong: all notes by their worth, and what is smaller. @param row pieces by their names */
export const countedOf = (row: Readonly<Record<string, unknown>>): string =>
  sum([
    ...tillNoteNames.map((name) => exact.mul((row[name] as Figure) ?? 0, tillNotes[name]).toFixed()),
    (row.loose as Figure) ?? '0',
  ]).toFixed()
