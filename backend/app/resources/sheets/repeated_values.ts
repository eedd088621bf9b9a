import { uniqueKey, uniquesOf, type AnyResource } from '@barem/resources/kit'
import { repeatedError } from '../write/repeated.ts'

type Values = Record<string, unknown>

/** Looks at each line of a sheet before and after it is written. */
export interface LineWatch {
  before: (values: Values) => void
  after: (values: Values) => void
}

/**
 * Refuses values that must be unique and that an accepted line of the same sheet has already, where the database does
 * not know of that line: a check undoes each part.
 */
export function repeatedValues(resource: AnyResource): LineWatch {
  const taken = new Set<string>()
  const said = (values: Values) =>
    uniquesOf(resource).flatMap((unique) => {
      const key = uniqueKey(resource.fields, unique.fields, values)
      return key === null ? [] : [{ unique, key: `${unique.fields.join()} ${key}` }]
    })
  return {
    before(values) {
      const repeated = said(values).find(({ key }) => taken.has(key))
      if (repeated) throw repeatedError(resource.name, repeated.unique, values)
    },
    after(values) {
      for (const { key } of said(values)) taken.add(key)
    },
  }
}
