import { constraint, generated, index } from '#database/kept_definitions'

/** A text as code: in single quotes where it has none, else as a template. */
const literal = (text: string): string =>
  /^[^'\\\n]*$/.test(text)
    ? `'${text}'`
    : `\`${text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}\``

/** How the helpers of migrations begin what they give, with the arguments that it holds. */
const helpers = {
  constraint: {
    made: constraint,
    begins: /^alter table (?<table>\w+) add constraint (?<name>\w+) (?<definition>.+); comment on constraint /s,
  },
  index: {
    made: index,
    begins: /^create (?<unique>unique )?index (?<name>\w+) on (?<table>\w+) (?<definition>.+); comment on index /s,
  },
  generated: {
    made: generated,
    begins:
      /^alter table (?<table>\w+) add column (?<name>\w+) (?<type>.+?) generated always as \((?<definition>.+)\) stored; comment on column /s,
  },
} as const

type Helper = keyof typeof helpers

/** A statement as a call of the helper that gives just this statement; null where none does. */
function callOf(statement: string): { helper: Helper; code: string } | null {
  for (const helper of Object.keys(helpers) as Helper[]) {
    const { made, begins } = helpers[helper]
    const groups = begins.exec(statement)?.groups
    if (!groups) continue
    const { table, name, type, unique = '', definition } = groups
    const values = [table!, name!, ...(type === undefined ? [] : [type]), unique + definition!]
    if ((made as (...values: string[]) => string)(...values) !== statement) continue
    return { helper, code: `${helper}(${values.map(literal).join(', ')})` }
  }
  return null
}

/** A Lucid migration that runs `statements`, for a person to read and complete before it is committed. */
export function migrationFile(statements: string[]): string {
  const calls = statements.map((statement) => callOf(statement))
  const used = [...new Set(calls.flatMap((call) => call?.helper ?? []))].sort()
  const lines = statements.map((statement, place) => `    this.schema.raw(${calls[place]?.code ?? literal(statement)})`)
  return `import { BaseSchema } from '@adonisjs/lucid/schema'
${used.length > 0 ? `import { ${used.join(', ')} } from '#database/kept_definitions'\n` : ''}
export default class extends BaseSchema {
  override async up() {
${lines.join('\n')}
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
