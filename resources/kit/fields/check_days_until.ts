import { oneOf, refuse } from '../mistake.ts'
import type { Field, Fields } from './field_types.ts'
import { daysUntil } from './read_time.ts'

/** Options that say how a value is written or kept: there is none. */
const UNSAID = [
  'required',
  'requiredWhen',
  'unique',
  'was',
  'when',
  'snapshotOf',
  'defaultFrom',
  'role',
  'default',
] as const

/** Checks that days are never written, and counted until a day beside them that all who see the figure may see. */
export function checkDaysUntil(fields: Fields, name: string, path: string): void {
  const field = fields[name] as Extract<Field, { type: 'integer' }>
  const until = daysUntil(field)
  if (until === null) return
  const said = UNSAID.find((option) => field[option] !== null && field[option] !== false)
  if (!field.readOnly || said)
    refuse(
      'E_DAYS_UNTIL',
      said ? `${path}.${said}` : path,
      'days are counted whenever they are read, and never written',
      said ? 'Leave it out.' : `Say 'readOnly'.`,
    )
  const day = fields[until] as Field | undefined
  if (day?.type !== 'date')
    return refuse(
      'E_DAYS_UNTIL',
      `${path}.daysUntil`,
      `'${until}' is not a day of this resource`,
      oneOf(Object.keys(fields).filter((key) => fields[key]!.type === 'date')),
    )
  if (day.area !== field.area)
    refuse(
      'E_DAYS_UNTIL',
      `${path}.area`,
      `it tells '${until}' to others than may see that`,
      'Give both the same area.',
    )
}
