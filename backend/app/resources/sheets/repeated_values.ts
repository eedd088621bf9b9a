import { traits, type AnyResource, type Field } from '@barem/resources/kit'
import { ApiError } from '#app/http/api_error'

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
export function repeatedValues({ fields }: AnyResource): LineWatch {
  const taken = new Set<string>()
  const unique = (Object.entries(fields) as [string, Field][]).filter(([, { unique: code }]) => code)
  const said = (values: Values) =>
    unique
      .filter(([name]) => (values[name] ?? null) !== null)
      .map(([name, field]) => {
        const text = String(values[name])
        return { name, field, key: `${name} ${traits[field.type].caseless ? text.toLowerCase() : text}` }
      })
  return {
    before(values) {
      const repeated = said(values).find(({ key }) => taken.has(key))
      if (!repeated) return
      const [{ name, field }, value] = [repeated, values[repeated.name]]
      throw new ApiError(field.unique!, {
        errors: [{ field: name, rule: 'unique', meta: { value, code: field.unique } }],
        params: { value },
      })
    },
    after(values) {
      for (const { key } of said(values)) taken.add(key)
    },
  }
}
