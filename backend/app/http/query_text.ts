import { unknownName } from './api_error.ts'

/**
 * A parameter of a query as text that a database can hold.
 * @throws ApiError 400 for one that is given more than once, or has a NUL or half a sign in it
 */
export function queryText(name: string, value: unknown): string {
  if (typeof value !== 'string' || value.includes('\0') || !value.isWellFormed()) throw unknownName('string', [name])
  return value
}
