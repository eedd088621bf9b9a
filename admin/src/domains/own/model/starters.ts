import type { Label, OwnDefinition, OwnField } from '@barem/resources/own'
import { locales } from '../../../i18n/locales.ts'
import { sayIn } from '../../../i18n/i18n.ts'

export const starters = ['values', 'register', 'sheet', 'blank'] as const
export type Starter = (typeof starters)[number]

/** A word in both languages; the words of this room have to be there in both. */
const both = (key: string): Label =>
  Object.fromEntries(locales.map((language) => [language, sayIn(language)(`own.starter.${key}`)]))

/** First letters of a name, without accents: `Xe tải` gives `XT`. */
export const prefixFor = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/đ/gi, 'd')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word[0])
    .join('')
    .slice(0, 4)

const code = (prefix: string): OwnField => ({ key: 'code', type: 'code', label: both('code'), prefix, unique: true })
const name: () => OwnField = () => ({ key: 'name', type: 'text', label: both('name'), required: true })

/** What a resource begins with. */
const begun: Record<Exclude<Starter, 'sheet'>, (prefix: string) => Pick<OwnDefinition, 'fields' | 'list'>> = {
  values: (prefix) => ({
    fields: [
      code(prefix),
      name(),
      { key: 'description', type: 'longText', label: both('description') },
      {
        key: 'status',
        type: 'select',
        label: both('status'),
        choices: [
          { key: 'active', label: both('active') },
          { key: 'inactive', label: both('inactive') },
        ],
        required: true,
        default: 'active',
        usable: ['active'],
      },
    ],
    list: {
      columns: ['code', 'name', 'description', 'status'],
      filters: ['status'],
      search: ['code', 'name'],
      bulk: ['status'],
    },
  }),
  register: (prefix) => ({
    fields: [
      code(prefix),
      name(),
      { key: 'ownerId', type: 'belongsTo', to: 'users', label: both('owner'), required: true },
      { key: 'dueDate', type: 'date', label: both('dueDate'), required: true },
      { key: 'daysLeft', type: 'integer', label: both('daysLeft'), daysUntil: 'dueDate' },
      {
        key: 'status',
        type: 'select',
        label: both('status'),
        choices: [
          { key: 'open', label: both('open') },
          { key: 'done', label: both('done') },
        ],
        required: true,
        default: 'open',
      },
      { key: 'note', type: 'longText', label: both('note') },
    ],
    list: {
      columns: ['code', 'name', 'ownerId', 'dueDate', 'daysLeft', 'status'],
      filters: ['ownerId', 'dueDate', 'status'],
      search: ['code', 'name'],
      sort: { field: 'dueDate', order: 'asc' },
      bulk: ['ownerId', 'status'],
    },
  }),
  blank: () => ({ fields: [name()], list: { columns: ['name'], filters: [], search: ['name'] } }),
}

/** The first draft of a resource. */
export const startOf = (starter: Exclude<Starter, 'sheet'>, key: string, label: Label): OwnDefinition => ({
  key,
  label,
  ...begun[starter](prefixFor(label.vi_VN ?? '')),
})
