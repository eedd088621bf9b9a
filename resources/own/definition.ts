import type { MenuGroupName } from '../menu.ts'
import type { ChoiceColor } from '../kit/fields/choice_colors.ts'
import type { IconName } from '../kit/menu/icons.ts'
import type { OwnFieldType } from './options.ts'

/** Languages that a resource of a company's own has words in; in the first it always has them. */
export const OWN_LANGUAGES = ['vi_VN', 'en_US'] as const
export type OwnLanguage = (typeof OWN_LANGUAGES)[number]

/** What a company may make at most, and how many characters that it types may have. */
export const OWN_LIMITS = {
  resources: 100,
  fields: 60,
  groups: 12,
  choices: 60,
  sets: 10,
  label: 60,
  sentence: 200,
  key: 40,
}

/** What something is called, by language. What is empty in a later language is said as in the first. */
export type Label = Readonly<Partial<Record<OwnLanguage, string>>>

/** Something with a name and a key, such as a choice. */
export interface Named {
  key: string
  label: Label
}

/** A choice of a field. */
export interface OwnChoice extends Named {
  /** The colour of a dot beside it. Without it: none. */
  color?: ChoiceColor
}

/** A field as JSON: what it is called, its type, and the options of the type that are not as usual. */
export interface OwnField extends Named {
  type: OwnFieldType
  /** A sentence under the field of the form. */
  help?: Label
  /** The group of the form that shows it. Without it: the first. */
  group?: string
  /** The head of the sheet that it was made from: its rows are imported by it, whatever the field is called since. */
  head?: string
  /** Hidden everywhere, and its values kept. */
  retired?: boolean
  required?: boolean
  unique?: boolean
  /** Of a select. */
  choices?: readonly OwnChoice[]
  readonly [option: string]: unknown
}

/**
 * A resource that a company makes itself, as JSON: a part of the words of `defineResource`, and what they are called.
 */
export interface OwnDefinition {
  /** Names it in paths; fixed once it is published. */
  key: string
  /** Many of them, as a heading. */
  label: Label
  /** One of them, inside a sentence. Without it: the label in small letters. */
  one?: Label
  /** The purpose of its list. */
  about?: Label
  icon?: IconName
  /** The group of the side menu. Without it: the categories. */
  menu?: MenuGroupName
  /** The field that names a row to people. Without it: `name`, else the first field. */
  title?: string
  /** Extra fields shown in pickers when several rows have the same name. */
  hint?: readonly string[]
  fields: readonly OwnField[]
  /** The groups of the form in order. Without them: one group. */
  groups?: readonly Named[]
  list?: {
    columns?: readonly string[]
    filters?: readonly string[]
    search?: readonly string[]
    sort?: { field: string; order: 'asc' | 'desc' }
    bulk?: readonly string[]
    card?: readonly string[]
  }
  /** Sets of fields whose values together only one row may have. */
  unique?: readonly (readonly string[])[]
}

/** What the company's own store knows of a definition besides its JSON. */
export interface OwnPlace {
  /** Unlike all others of the database, such as `own-3f9a1c02bd`: its table and its words are called by it. */
  name: string
  /** The number of its area. */
  area: number
}

/** A mistake in a definition of a company's own. */
export interface OwnMistake {
  /** Where in the JSON, such as `fields.3.max`. */
  path: string
  /** A code of the kit, such as E_RANGE. */
  code: string
  /** What the message names, such as what is allowed at most. */
  meta?: Readonly<Record<string, unknown>>
  /** What the message names by its label, which each reader has in their own language. */
  names?: Readonly<Record<string, Label>>
}
