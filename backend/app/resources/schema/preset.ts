import type { Field } from '@barem/resources/kit'
import { todayInVietnam } from '#app/engine/today'
import { quote } from './quote.ts'

/** Which rows must have a value in a column: all, or those outside some states of their document. */
export interface Need {
  unless?: { column: string; values: readonly string[] }
}

/** The value for existing rows whose column is empty, as SQL. */
export interface Preset {
  sql: string
  /** Whether it is another value in each row. */
  differs?: boolean
}

const NUMBER = '(row_number() over (partition by tenant_id order by created_at, id))::text'

/** The default of a field, or the codes that rows get by their age; null where it has none. */
export function presetOf(field: Field): Preset | null {
  if (field.type === 'code')
    return {
      sql: `${quote(field.prefix)} || lpad(${NUMBER}, greatest(${field.width}, length(${NUMBER})), '0')`,
      differs: true,
    }
  if (!('default' in field) || field.default === null) return null
  if (field.type === 'date') return { sql: todayInVietnam() }
  return { sql: field.type === 'dateTime' ? 'now()' : quote(String(field.default)) }
}
