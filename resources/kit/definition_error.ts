/** A mistake in a definition, reported to its author: where it is, what was found, how to mend it. */
export class DefinitionError extends Error {
  override readonly name = 'DefinitionError'
  readonly code: string
  readonly path: string
  /** What is wrong there. */
  readonly found: string

  constructor(code: string, path: string, found: string, fix: string) {
    super(`${code} at ${path}: ${found}. ${fix}`)
    this.code = code
    this.path = path
    this.found = found
  }
}
