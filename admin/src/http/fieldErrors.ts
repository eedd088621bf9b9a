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

/** What a refusal says of each thing that is wrong, each once; its one sentence where it names none. */
export function messagesOf(failure: unknown): string[] {
  const named = failure instanceof ApiError ? [...new Set(Object.values(failure.errors).flat())] : []
  return named.length > 0 ? named : [(failure as Error).message]
}
