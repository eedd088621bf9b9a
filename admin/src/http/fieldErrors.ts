import { ApiError } from './apiError.ts'

/** A failure's messages at the fields of a form, and what fits none of them as one sentence. */
export function splitErrors(
  failure: unknown,
  fields: readonly string[],
): { atFields: { name: string; errors: string[] }[]; rest: string | null } {
  if (!(failure instanceof ApiError)) return { atFields: [], rest: (failure as Error).message }
  const atFields = Object.entries(failure.errors)
    .filter(([name]) => fields.includes(name))
    .map(([name, errors]) => ({ name, errors }))
  return { atFields, rest: atFields.length > 0 ? null : failure.message }
}
