import { checkStates } from './check_states.ts'
import { DefinitionError } from './definition_error.ts'
import type { Field } from './field_types.ts'
import type { MetaField } from './infer.ts'
import { relationKey, snake } from './names.ts'
import type { AnyResource } from './resource.ts'

const META: Record<MetaField, true> = {
  id: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  createdById: true,
  updatedById: true,
}
/** Column names that PostgreSQL or the engine keep for themselves. */
const RESERVED = new Set([
  ...Object.keys(META),
  'tenantId',
  'searchText',
  'position',
  'q',
  'user',
  'order',
  'group',
  'default',
  'check',
  'table',
])

const fail = (code: string, path: string, found: string, fix: string): never => {
  throw new DefinitionError(code, path, found, fix)
}

const oneOf = (names: Iterable<string>) => `Use one of: ${[...names].join(', ')}.`

function checkName(resource: string) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(resource))
    fail(
      'E_RESOURCE_NAME',
      resource,
      `'${resource}' is not a resource name`,
      'Write it in the plural, lower case, words joined by hyphens, such as customer-types.',
    )
}

function checkFieldName(name: string, path: string) {
  if (!/^[a-z][a-z0-9]*([A-Z][a-z0-9]+)*$/.test(name))
    fail(
      'E_FIELD_NAME',
      path,
      `'${name}' does not survive the way from camelCase to a column and back`,
      'Write words in camelCase, each capital followed by a small letter.',
    )
  if (RESERVED.has(name))
    fail(
      'E_FIELD_RESERVED',
      path,
      `'${name}' is a name that every row already has or SQL keeps`,
      'Choose another name.',
    )
  if (snake(name).length > 40)
    fail(
      'E_FIELD_LONG',
      path,
      `'${name}' is longer than 40 characters as a column`,
      'Shorten it; constraint names are made from it.',
    )
}

const checkField: { [T in Field['type']]?: (field: Extract<Field, { type: T }>, path: string, name: string) => void } =
  {
    select: ({ choices, default: preset }, path) => {
      if (choices.length === 0) fail('E_NO_CHOICES', path, 'select has no choices', 'Name at least one.')
      if (preset !== null && !choices.includes(preset))
        fail('E_DEFAULT', path, `default '${preset}' is not among the choices`, oneOf(choices))
    },
    belongsTo: (_field, path, name) => {
      if (!name.endsWith('Id'))
        fail('E_RELATION_NAME', path, `a belongsTo field is called '${name}'`, `Call it '${name}Id'.`)
    },
    belongsToMany: (_field, path, name) => {
      if (!name.endsWith('Ids'))
        fail('E_RELATION_NAME', path, `a belongsToMany field is called '${name}'`, `Call it '${name}Ids'.`)
    },
    lines: ({ fields, min, max }, path) => {
      if (min > max) fail('E_RANGE', path, `min ${min} is above max ${max}`, 'Swap them.')
      for (const [name, field] of Object.entries(fields)) check(name, field as Field, `${path}.fields.${name}`)
    },
    text: ({ min, max }, path) => {
      if (min > max) fail('E_RANGE', path, `min ${min} is above max ${max}`, 'Swap them.')
    },
  }

function check(name: string, field: Field, path: string) {
  checkFieldName(name, path)
  const rule = checkField[field.type] as ((field: Field, path: string, name: string) => void) | undefined
  rule?.(field, path, name)
}

/** What decides about a field is a select that is always there, and has the choices that the field names. */
function checkWhen({ name, fields }: AnyResource, field: string) {
  const path = `${name}.fields.${field}.when`
  for (const [by, choices] of Object.entries(fields[field]!.when ?? {})) {
    const select = fields[by] as Field | undefined
    if (select?.type !== 'select')
      return fail(
        'E_WHEN',
        path,
        `'${by}' is not a select of this resource`,
        oneOf(Object.keys(fields).filter((other) => fields[other]!.type === 'select')),
      )
    const unknown = choices.find((choice) => !select.choices.includes(choice))
    if (unknown) fail('E_WHEN', path, `'${unknown}' is not a choice of '${by}'`, oneOf(select.choices))
  }
}

/** Checks what the compiler cannot, or could not when the definition was typed in on a screen. */
export function checkResource(resource: AnyResource): void {
  const { name, fields, list, form, title } = resource
  checkName(name)
  const own = Object.keys(fields)
  const columns = [...own, ...Object.keys(META)]
  if (own.length === 0) fail('E_NO_FIELDS', `${name}.fields`, 'there are none', 'Give the resource at least one field.')
  for (const field of own) check(field, fields[field] as Field, `${name}.fields.${field}`)
  const known = (names: readonly string[], allowed: readonly string[], path: string) => {
    for (const found of names)
      if (!allowed.includes(found))
        fail('E_UNKNOWN_FIELD', `${name}.${path}`, `'${found}' is not a field`, oneOf(allowed))
  }
  known([title], own, 'title')
  known(resource.hint, own, 'hint')
  known(list.columns, columns, 'list.columns')
  known(list.filters, columns, 'list.filters')
  known(list.search, own, 'list.search')
  if (list.search.length > 0 && list.search.every((field) => fields[field]!.type === 'belongsTo'))
    fail('E_SEARCH', `${name}.list.search`, 'only other rows are searched', 'Add a field of its own, such as the code.')
  known([list.sort.field], columns, 'list.sort.field')
  known(list.bulk, own, 'list.bulk')
  known(resource.duplicates, own, 'duplicates')
  for (const field of own) {
    const embedded = relationKey(field)
    if ('to' in fields[field]! && own.includes(embedded))
      fail(
        'E_SAME_KEY',
        `${name}.fields.${field}`,
        `answers embed its row as '${embedded}', which is a field too`,
        'Rename one of them.',
      )
    checkWhen(resource, field)
  }
  checkStates(resource)
  for (const [group, names] of Object.entries(form)) known(names, own, `form.${group}`)
  const shown = Object.values(form).flat()
  for (const field of shown)
    if (shown.indexOf(field) !== shown.lastIndexOf(field))
      fail('E_TWICE', `${name}.form`, `'${field}' stands in two places`, 'Keep it in one group.')
  for (const field of own) {
    const { required, readOnly, area } = fields[field]!
    if (area !== null && [title, ...resource.hint, ...list.search].includes(field))
      fail(
        'E_HIDDEN',
        `${name}.fields.${field}.area`,
        'not everybody may see the field, yet all find and name rows by it',
        'Take it out of title, hint and list.search.',
      )
    if (required && !readOnly && !shown.includes(field))
      fail(
        'E_UNREACHABLE',
        `${name}.form`,
        `'${field}' is required but in no group`,
        'Add it to a group, or nobody can create a row.',
      )
  }
  if (!resource.route.startsWith('/')) fail('E_ROUTE', `${name}.route`, `'${resource.route}'`, 'Begin it with a slash.')
}
