import { DefinitionError } from './definition_error.ts'

/** Refuses a definition: where in it, what was found there, and how the author mends it. */
export function refuse(code: string, path: string, found: string, fix: string): never {
  throw new DefinitionError(code, path, found, fix)
}

/** The fix for a name that is not one of those allowed. */
export const oneOf = (names: Iterable<string>): string => `Use one of: ${[...names].join(', ')}.`

/** Refuses names that are not among those allowed at a path. */
export function requireKnown(names: readonly string[], allowed: readonly string[], path: string): void {
  for (const found of names)
    if (!allowed.includes(found)) refuse('E_UNKNOWN_FIELD', path, `'${found}' is not a field`, oneOf(allowed))
}

/** Pixels that a column may be wide. */
const NARROWEST = 40
const WIDEST = 600

/** Refuses widths of columns that no screen could show. */
export function requireWidths(widths: Readonly<Record<string, number>>, path: string): void {
  for (const [name, width] of Object.entries(widths))
    if (!Number.isInteger(width) || width < NARROWEST || width > WIDEST)
      refuse(
        'E_WIDTH',
        `${path}.${name}`,
        `${width} is not a width in pixels`,
        `Use a whole number from ${NARROWEST} to ${WIDEST}.`,
      )
}
