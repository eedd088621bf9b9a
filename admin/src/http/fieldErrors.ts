import { ApiError } from './apiError.ts'

/** A failure's messages at the fields of a form, and all others as one sentence. */
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

/** The messages of a refusal, each once; its single sentence if it names no fields. */
export function messagesOf(failure: unknown): string[] {
  const named = failure instanceof ApiError ? [...new Set(Object.values(failure.errors).flat())] : []
  return named.length > 0 ? named : [(failure as Error).message]
}
