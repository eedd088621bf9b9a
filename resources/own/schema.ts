import { menuOutline } from '../menu.ts'
import { choiceColors } from '../kit/fields/choice_colors.ts'
import { iconNames } from '../kit/menu/icons.ts'
import { OWN_LANGUAGES, OWN_LIMITS } from './definition.ts'
import { optionsOfOwn, ownFieldTypes, type Kind } from './options.ts'

/** A JSON schema. */
type Schema = Record<string, unknown>

const object = (properties: Record<string, Schema>, ...required: string[]): Schema => ({
  type: 'object',
  additionalProperties: false,
  properties,
  ...(required.length > 0 && { required }),
})
const text = { type: 'string' }
const list = (items: Schema, maxItems?: number): Schema => ({
  type: 'array',
  items,
  ...(maxItems !== undefined && { maxItems }),
})

const key = { type: 'string', pattern: '^[a-z][A-Za-z0-9]*$', maxLength: OWN_LIMITS.key }
const label = (maxLength: number): Schema =>
  object(Object.fromEntries(OWN_LANGUAGES.map((language) => [language, { type: 'string', maxLength }])))
const named = object({ key, label: label(OWN_LIMITS.label) }, 'key', 'label')
const choice = object(
  { key, label: label(OWN_LIMITS.label), color: { type: 'string', enum: [...choiceColors] } },
  'key',
  'label',
)
const condition = { type: 'object', additionalProperties: list(text) }

/** What an option of a kind holds. */
function valueOf(kind: Kind): Schema {
  if (kind === 'yes') return { type: 'boolean' }
  if (kind === 'prefix') return { type: 'string', maxLength: 10 }
  if (kind === 'decimal') return { type: 'string', pattern: '^-?\\d{1,15}(\\.\\d{1,6})?$' }
  if (kind === 'keys') return list(text)
  if (kind === 'named') return list(choice, OWN_LIMITS.choices)
  if (kind === 'condition') return condition
  if (kind === 'text') return text
  return 'from' in kind
    ? { type: 'integer', minimum: kind.from, maximum: kind.to }
    : { type: 'string', enum: [...kind] }
}

const fieldOf = (type: (typeof ownFieldTypes)[number]): Schema =>
  object(
    {
      key,
      type: { const: type },
      label: label(OWN_LIMITS.label),
      help: label(OWN_LIMITS.sentence),
      group: text,
      head: { type: 'string', maxLength: 255 },
      retired: { type: 'boolean' },
      ...Object.fromEntries(Object.entries(optionsOfOwn(type)).map(([option, kind]) => [option, valueOf(kind)])),
    },
    'key',
    'type',
    'label',
  )

const menuGroups = menuOutline.flatMap((entry) => ('pages' in entry ? [entry.key] : []))

/** A JSON schema of what companies may say of a resource of their own. What fields say together is checked besides. */
export const ownSchema: Schema = object(
  {
    key,
    label: label(OWN_LIMITS.label),
    one: label(OWN_LIMITS.label),
    about: label(OWN_LIMITS.sentence),
    icon: { type: 'string', enum: [...iconNames] },
    menu: { type: 'string', enum: menuGroups },
    title: text,
    hint: list(text),
    fields: list({ oneOf: ownFieldTypes.map(fieldOf) }, OWN_LIMITS.fields),
    groups: list(named, OWN_LIMITS.groups),
    list: object({
      columns: list(text),
      filters: list(text),
      search: list(text),
      sort: object({ field: text, order: { type: 'string', enum: ['asc', 'desc'] } }, 'field', 'order'),
      bulk: list(text),
      card: list(text),
    }),
    unique: list(list(text), OWN_LIMITS.sets),
  },
  'key',
  'label',
  'fields',
)
