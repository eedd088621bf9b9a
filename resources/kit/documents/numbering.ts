import type { Field } from '../fields/field_types.ts'
import { memoise } from '../memoise.ts'
import type { AnyResource } from '../resource.ts'

export type Period = 'year' | 'month' | 'day' | 'never'

/** How a document is numbered. */
export interface Numbering {
  /** The code that takes the number, and the date whose period it counts in. */
  field: string
  date: string
  pattern: string
  period: Period
  /** The select whose choice begins the number, each with a count of its own; null where all count together. */
  series: string | null
  /** The resource together with which documents are counted; null for their own. */
  countsAs: string | null
  /** The beginning of temporary codes, before a document has its number. */
  draft: string
}

/** The period in which numbers count, by the parts of the date in their pattern. */
const periodOf = (pattern: string): Period =>
  pattern.includes('{dd}') ? 'day' : pattern.includes('{MM}') ? 'month' : pattern.includes('{yy}') ? 'year' : 'never'

const numberingIn = memoise((fields: AnyResource['fields']): Numbering | null => {
  for (const [name, field] of Object.entries(fields) as [string, Field][])
    if (field.type === 'code' && field.pattern !== null)
      return {
        field: name,
        date: field.date!,
        pattern: field.pattern,
        period: periodOf(field.pattern),
        series: /\{([a-z]\w+)\}/.exec(field.pattern.replace(/\{(yy|MM|dd)\}/g, ''))?.[1] ?? null,
        countsAs: field.countsAs,
        draft: field.prefix,
      }
  return null
})

/** How documents of a definition are numbered; null where they are not. */
export const numberingOf = ({ fields }: Pick<AnyResource, 'fields'>): Numbering | null => numberingIn(fields)

/** Whether a document has its number, by its code. */
export const isNumber = ({ draft }: Numbering, code: unknown): boolean => !String(code ?? '').startsWith(draft)
