import { NOT_IN_LINES } from '../../resources/kit/fields/check_lines.ts'
import * as kit from '@barem/resources/kit'
import { commentsOf, membersOf, nestedMembersOf, type Member } from './members.ts'
import { code, named, preset, table } from './markdown.ts'

const FIELDS = 'resources/kit/fields'
const types = Object.keys(kit.traits) as kit.FieldType[]

/** A field of each type without options, to read defaults from. */
function plainField(type: kit.FieldType): Record<string, unknown> {
  const builders = kit as unknown as Record<kit.FieldType, (...args: unknown[]) => Record<string, unknown>>
  const first: Partial<Record<kit.FieldType, unknown>> = { select: [], belongsTo: '', belongsToMany: '', lines: {} }
  return type in first ? builders[type](first[type], {}) : builders[type]({})
}

const inLists: Record<kit.Traits['inLists'], string> = { shown: 'yes', offered: 'to choose', never: '' }
const filters: Record<kit.Traits['filter'], string> = {
  contains: 'contains',
  range: 'from, to',
  choice: 'one of',
  none: '',
}

/** One row a type: what it holds, its JSON value, and what lists do with it. */
function overview(): string {
  const says = commentsOf(`${FIELDS}/fields.ts`, types)
  const values = new Map(
    membersOf(`${FIELDS}/field_values.ts`, 'FieldValues').map((member) => [member.name, member.says]),
  )
  return table(
    ['Type', 'What it holds', 'JSON', 'In lists', 'Filter', 'Search'],
    types.map((type) => {
      const { inLists: shown, filter, searched } = kit.traits[type]
      return [code(type), says.get(type)!, values.get(type)!, inLists[shown], filters[filter], searched ? 'yes' : '']
    }),
  )
}

/** Types that have the same options, with these. */
interface Section {
  types: kit.FieldType[]
  options: Member[]
}

/** The options of all types: those that types share together, then those that one type has alone. */
function sections(): Section[] {
  const found = new Map<string, Section>()
  for (const [type, options] of nestedMembersOf(`${FIELDS}/field_types.ts`, 'FieldSpecs') as Map<
    kit.FieldType,
    Member[]
  >)
    for (const option of options) {
      const key = option.shared ?? type
      const section = found.get(key) ?? { types: [], options: [] }
      found.set(key, section)
      if (!section.types.includes(type)) section.types.push(type)
      if (!section.options.some(({ name }) => name === option.name)) section.options.push(option)
    }
  return [...found.values()]
}

function section({ types, options }: Section): string {
  const defaults = types.map(plainField)
  const heads = types.length === 1 ? ['Default'] : types.map((type) => `Default of ${code(type)}`)
  const rows = options.map(({ name, says }) => [code(name), ...defaults.map((field) => preset(field[name])), says])
  return `### ${types.map(code).join(', ')}\n\n${table(['Option', ...heads, 'What it says'], rows)}`
}

/** The part about fields. */
export const fieldPages = (): string => `## Field types

${overview()}

*In lists*: whether a list shows the field unless the definition says otherwise; *to choose* means that a person can add
the column. *Search*: whether the search of a list reads the field unless the definition says otherwise.

## Options of every field

${named('Option', membersOf(`${FIELDS}/common_spec.ts`, 'CommonSpec'))}

## Options of some types

${sections().map(section).join('\n\n')}

A line has no field of type ${[...NOT_IN_LINES].map(code).join(', ')}.

## What \`sumOf\` says

Of rows of another resource:

${named('Word', membersOf(`${FIELDS}/sum_types.ts`, 'SumOfRows'))}

Of a ledger:

${named('Word', membersOf(`${FIELDS}/sum_types.ts`, 'SumOfLedger'))}

Either may stand in a list of several, and has

${named('Word', membersOf(`${FIELDS}/sum_types.ts`, 'Signed'))}

## What \`role\` says

${named('Role', membersOf(`${FIELDS}/common_spec.ts`, 'FigureRoles'))}`
