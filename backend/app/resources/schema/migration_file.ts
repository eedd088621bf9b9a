/** A Lucid migration that runs `statements`, for a person to read and complete before it is committed. */
export function migrationFile(statements: string[]): string {
  const body = statements
    .map(
      (statement) =>
        `    this.schema.raw(\`${statement.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}\`)`,
    )
    .join('\n')
  return `import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
${body}
  }

  override async down() {
    throw new Error('Migrations go forward only; restore a backup instead.')
  }
}
`
}

/** The next file name in a folder of migrations: numbers are continued, so that the order is visible. */
export function migrationName(existing: string[], name: string): string {
  const last = Math.max(0, ...existing.map((file) => Number(/^(\d{4})_/.exec(file)?.[1] ?? 0)))
  return `${String(last + 1).padStart(4, '0')}_${name}.ts`
}
