import { menuOutline } from '../menu.ts'
import { DefinitionError } from '../kit/definition_error.ts'
import { checkField } from '../kit/fields/check_field.ts'
import { checkFieldName } from '../kit/fields/check_name.ts'
import type { Field } from '../kit/fields/field_types.ts'
import { cannotWork, isReservedName, isReservedValue } from '../kit/fields/reserved_names.ts'
import { checkLinks } from '../kit/links/check_links.ts'
import { relationsOf } from '../kit/links/relations.ts'
import { iconNames } from '../kit/menu/icons.ts'
import { refuse } from '../kit/mistake.ts'
import type { AnyResource } from '../kit/resource.ts'
import { completeField, completeOwn, keptOwn, namesAt, orderedFields, type NameAt } from './complete.ts'
import {
  OWN_LANGUAGES,
  OWN_LIMITS,
  type Label,
  type Named,
  type OwnDefinition,
  type OwnField,
  type OwnMistake,
  type OwnPlace,
} from './definition.ts'
import {
  areTexts,
  fieldShape,
  isObject,
  isText,
  keyMistake,
  labelMistakes,
  namedMistakes,
  unknownWords,
  type Json,
} from './shape.ts'

/** Words of a definition, and those of its list. */
const WORDS = ['key', 'label', 'one', 'about', 'icon', 'menu', 'title', 'hint', 'fields', 'groups', 'list', 'unique']
const LISTS = ['columns', 'filters', 'search', 'bulk', 'card']

const menuGroups: readonly string[] = menuOutline.flatMap((entry) => ('pages' in entry ? [entry.key] : []))

const isIn = (known: readonly unknown[], value: unknown) => value === undefined || known.includes(value)

const isSort = (said: unknown) =>
  said === undefined || (isObject(said) && isText(said.field) && ['asc', 'desc'].includes(String(said.order)))

function listShape(list: unknown): OwnMistake[] {
  if (list === undefined) return []
  if (!isObject(list)) return [{ path: 'list', code: 'E_SHAPE' }]
  const wrong = LISTS.filter((part) => list[part] !== undefined && !areTexts(list[part]))
  return [
    ...unknownWords(list, [...LISTS, 'sort'], 'list.'),
    ...[...wrong, ...(isSort(list.sort) ? [] : ['sort'])].map((part) => ({ path: `list.${part}`, code: 'E_SHAPE' })),
  ]
}

/** Mistakes of sets of fields whose values may not repeat together: each has two at least. */
const setMistakes = (sets: unknown): OwnMistake[] =>
  Array.isArray(sets)
    ? sets.flatMap((set: unknown, place) =>
        areTexts(set) && set.length < 2 ? [{ path: `unique.${place}`, code: 'E_SET' }] : [],
      )
    : []

/** Mistakes in the form of a definition beside its fields. */
function outerShape(own: Json): OwnMistake[] {
  const { unique = [], title, hint, groups = [] } = own
  const fit = {
    icon: isIn(iconNames, own.icon),
    menu: isIn(menuGroups, own.menu),
    title: title === undefined || isText(title),
    hint: hint === undefined || areTexts(hint),
    unique: Array.isArray(unique) && unique.length <= OWN_LIMITS.sets && unique.every(areTexts),
  }
  return [
    ...unknownWords(own, WORDS, ''),
    ...keyMistake(own.key, 'key'),
    ...labelMistakes(own.label, 'label'),
    ...labelMistakes(own.one, 'one', false),
    ...labelMistakes(own.about, 'about', false, OWN_LIMITS.sentence),
    ...Object.entries(fit).flatMap(([path, fits]) => (fits ? [] : [{ path, code: 'E_SHAPE' }])),
    ...setMistakes(unique),
    ...namedMistakes(groups, 'groups', OWN_LIMITS.groups),
    ...listShape(own.list),
  ]
}

/** Mistakes of a field that are about one of its options. */
const AT_OPTION: Readonly<Record<string, string>> = { E_UNKNOWN_RELATION: 'to', E_NO_CHOICES: 'choices' }

/** The mistake that `work` throws; its path begins with the name of the definition, fields by their keys. */
function mistakeOf(name: string, work: () => unknown, placeOf = (key: string): string | number => key): OwnMistake[] {
  try {
    work()
    return []
  } catch (error) {
    if (!(error instanceof DefinitionError)) throw error
    const [, ...parts] =
      error.path.startsWith(`${name}.`) || error.path === name ? error.path.split('.') : ['', error.path]
    const path =
      parts[0] === 'fields' && parts[1] !== undefined ? ['fields', placeOf(parts[1]), ...parts.slice(2)] : parts
    const option = AT_OPTION[error.code]
    const isField = parts[0] === 'fields' && parts.length === 2 && option !== undefined
    return [{ path: [...path, ...(isField ? [option] : [])].join('.'), code: error.code, meta: { found: error.found } }]
  }
}

/** The mistake of a relation that does not say yet what it leads to. */
const relationMistake = (field: unknown, path: string): OwnMistake[] =>
  isObject(field) && (field.type === 'belongsTo' || field.type === 'belongsToMany') && (field.to ?? '') === ''
    ? [{ path: `${path}.to`, code: 'E_NO_TARGET' }]
    : []

/** Mistakes of each field by itself, and of fields with one key. */
function fieldsMistakes(name: string, own: Json): OwnMistake[] {
  const { fields, groups } = own
  if (!Array.isArray(fields)) return [{ path: 'fields', code: 'E_SHAPE' }]
  const known = new Set(Array.isArray(groups) ? groups.map((group: unknown) => isObject(group) && group.key) : [])
  const seen = new Set<unknown>()
  const all = fields.flatMap((field: unknown, place): OwnMistake[] => {
    const path = `fields.${place}`
    const { key, group } = isObject(field) ? field : {}
    const shape = [
      ...(isText(key) && key !== ''
        ? mistakeOf(name, () => checkFieldName(key, `${name}.${path}.key`))
        : keyMistake(key, `${path}.key`)),
      ...(seen.has(key) && key !== ''
        ? [{ path: `${path}.key`, code: 'E_SAME_KEY', meta: { word: String(key) } }]
        : []),
      ...fieldShape(field, path),
      ...relationMistake(field, path),
      ...(group === undefined || known.has(group as never) ? [] : [{ path: `${path}.group`, code: 'E_UNKNOWN_GROUP' }]),
    ]
    seen.add(key)
    if (shape.length > 0) return shape
    const complete = completeField(field as OwnField) as Field
    // A folder is called like the resource, once this is known.
    return mistakeOf(name, () => checkField(complete, `${name}.${path}`, key as string)).filter(
      ({ code }) => code !== 'E_FOLDER',
    )
  })
  return [
    ...(fields.length === 0 ? [{ path: 'fields', code: 'E_NO_FIELDS' }] : []),
    ...(fields.length > OWN_LIMITS.fields
      ? [{ path: 'fields', code: 'E_MANY', meta: { max: OWN_LIMITS.fields } }]
      : []),
    ...all,
  ]
}

const wordIn = (label: Label, language: (typeof OWN_LANGUAGES)[number]) =>
  (label[language]?.trim() || label.vi_VN!.trim()).toLocaleLowerCase('vi')

/** Mistakes of names that a sheet could not tell apart: its heads are names, and its choices are. */
function sameNames(list: readonly (Named & { retired?: boolean })[], path: string): OwnMistake[] {
  return OWN_LANGUAGES.flatMap((language) => {
    const seen = new Set<string>()
    return list.flatMap(({ label, retired }, place): OwnMistake[] => {
      if (retired) return []
      const word = wordIn(label, language)
      const isTwice = seen.has(word)
      seen.add(word)
      const said = label[language] === undefined ? 'vi_VN' : language
      return isTwice ? [{ path: `${path}.${place}.label.${said}`, code: 'E_SAME_NAME' }] : []
    })
  })
}

/** Mistakes of names that repeat, among fields and among the choices of each. */
const repeatedNames = ({ fields }: OwnDefinition): OwnMistake[] => [
  ...sameNames(fields, 'fields'),
  ...fields.flatMap(({ choices = [] }, place) => sameNames(choices, `fields.${place}.choices`)),
]

const reserved = (path: string): OwnMistake => ({ path: `${path}.key`, code: 'E_FIELD_RESERVED' })

/** Mistakes of choices that are new, and that every object has as a member. */
const reservedChoices = ({ choices = [] }: OwnField, was: OwnField | undefined, path: string): OwnMistake[] =>
  choices.flatMap(({ key }, place) =>
    isReservedValue(key) && !was?.choices?.some((choice) => choice.key === key)
      ? [reserved(`${path}.choices.${place}`)]
      : [],
  )

/**
 * Mistakes of keys that are a column or a member of rows already. What is published stays wherever rows work with it.
 * @param published null before the first time
 */
function reservedKeys(own: OwnDefinition, published: OwnDefinition | null): OwnMistake[] {
  const { fields } = own
  const ordered = orderedFields(own)
  return fields.flatMap((field, place): OwnMistake[] => {
    const was = published?.fields.find(({ key }) => key === field.key)
    const isWrong = was ? cannotWork(field, ordered) : isReservedName(field, fields)
    const path = `fields.${place}`
    return [...(isWrong ? [reserved(path)] : []), ...reservedChoices(field, was, path)]
  })
}

/** Mistakes of a definition that came as JSON, each part of it by itself. */
export const ownMistakes = (name: string, json: unknown): OwnMistake[] =>
  isObject(json) ? [...outerShape(json), ...fieldsMistakes(name, json)] : [{ path: '', code: 'E_SHAPE' }]

/**
 * Reads a definition of a company's own, an allowed part of the words of `defineResource`: the resource that is served,
 * and the same with its retired fields, as the table keeps them. Links between resources are checked apart.
 * @throws DefinitionError for its first mistake
 */
export function readDefinition(
  place: OwnPlace,
  json: unknown,
  nameAt: NameAt,
): { served: AnyResource; kept: AnyResource } {
  const shape = ownMistakes(place.name, json)
  const [mistake] = shape.length > 0 ? shape : reservedKeys(json as OwnDefinition, json as OwnDefinition)
  if (mistake)
    refuse(mistake.code, `${place.name}.${mistake.path}`, 'this release does not read it', 'Correct it in the builder.')
  const own = json as OwnDefinition
  return { served: completeOwn(place, own, nameAt), kept: keptOwn(place, own, nameAt) }
}

/**
 * All mistakes of a definition that came as JSON, and the resource that it says where there are none. Mistakes between
 * fields come one at a time, once each field is right by itself.
 * @param others all other resources of the company
 * @param published what of it is published
 */
export function checkOwn(
  place: OwnPlace,
  json: unknown,
  others: readonly AnyResource[],
  published: OwnDefinition | null = null,
): { mistakes: OwnMistake[]; resource: AnyResource | null } {
  const mistakes = ownMistakes(place.name, json)
  if (mistakes.length > 0) return { mistakes, resource: null }
  const own = json as OwnDefinition
  let resource: AnyResource | null = null
  const placeOf = (key: string) => own.fields.findIndex((field) => field.key === key)
  const between = [
    ...reservedKeys(own, published),
    ...repeatedNames(own),
    ...mistakeOf(place.name, () => (resource = linkedOwn(place, own, others)), placeOf),
  ]
  return { mistakes: between, resource: between.length > 0 ? null : resource }
}

/**
 * The resource of a definition, checked with all others of its company.
 * @throws DefinitionError
 */
export function linkedOwn(place: OwnPlace, own: OwnDefinition, others: readonly AnyResource[]): AnyResource {
  const resource = completeOwn(place, own, namesAt(others, [{ ...place, own }]))
  if (others.some(({ route }) => route.toLowerCase() === resource.route.toLowerCase()))
    refuse('E_SAME_ROUTE', `${place.name}.key`, `'${own.key}' is taken`, 'Choose another key.')
  checkLinks([...others, resource])
  for (const { to, path } of relationsOf(resource.fields, `${place.name}.fields`)) {
    // Builds for browsers leave the check of links out.
    const target = [...others, resource].find(({ name }) => name === to)
    if (!target?.actions.includes('list'))
      refuse('E_UNKNOWN_RELATION', path, `'${to}' has no rows to choose from`, 'Choose another resource.')
  }
  return resource
}
