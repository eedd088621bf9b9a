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
