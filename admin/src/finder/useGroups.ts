import { type AnyResource, statusField } from '@barem/resources/kit'
import type { Translate } from '../i18n/translate.ts'
import { useMemo } from 'react'
import { useTranslate } from '@refinedev/core'
import { useLocation } from 'react-router'
import { paths } from '../resources/model/paths.ts'
import { registered, useDefinitions } from '../resources/model/registry.ts'
import { mayWith } from '../resources/model/rights.ts'
import { titlesOf, wordsOf } from '../resources/model/words.ts'
import { mayAct } from '../session/permissions.ts'
import { useSession } from '../session/session.ts'
import type { Session } from '../session/token.ts'
import { arranged, type Entry, type EntryGroup } from './entries.ts'
import { fitOf, fitting } from './matching.ts'
import { creatableBy, type Place, placesOf } from './places.ts'
import type { Answer, FoundRow } from './useFound.ts'
import { type Names, useNames } from './useNames.ts'
import { type Visit, visits } from './visits.ts'

/** Rows of a resource in one answer: as many mean that there may be more. */
const FULL = 5
const MOST = { recent: 8, places: 4, actions: 3 }
/** The worst fit that still counts as sure. */
const SURE = 1

const entry = (known: Pick<Entry, 'key' | 'to' | 'title'> & Partial<Entry>): Entry => ({
  icon: undefined,
  code: '',
  hint: '',
  kind: '',
  state: null,
  sure: false,
  ...known,
})

/** The entry of a place; a group with the same name as the place is left out. */
function placeEntry(t: Translate, { path, name, groups, icon }: Place): Entry {
  const title = t(name)
  const above = groups.map((group) => t(group)).filter((group) => group !== title)
  return entry({ key: path, to: path, icon, title, hint: above.join(' / ') })
}

/** How well a place fits: by its own name, that of its list, or, never surely, those of its groups. */
function fitOfPlace(names: Names, { name, lists, groups }: Place, typed: string): number | null {
  const own = fitOf([...names(name), ...(lists ? names(`resources.${lists}.title`) : [])], typed)
  if (own !== null) return own
  const [here, there] = [0, 1].map((language) => [...groups, name].map((key) => names(key)[language] ?? '').join(' '))
  return fitOf([here, there], typed) === null ? null : SURE + 1
}

/** The state of a row: shown for documents, and for others where it is not the default. */
function stateOf(t: Translate, definition: AnyResource, status: string | null): Entry['state'] {
  const name = statusField(definition)
  const usual =
    !definition.states && (definition.fields[name ?? ''] as { default?: unknown } | undefined)?.default === status
  return name && status && !usual ? { value: status, word: wordsOf(t, definition).choice(name, status) } : null
}

function recordEntry(t: Translate, definition: AnyResource, { id, title, code, hint, status }: FoundRow): Entry {
  const name = title || code || ''
  return entry({
    key: `${definition.name}/${id}`,
    to: paths.show(definition, id),
    icon: definition.icon,
    title: name,
    code: code === name ? '' : (code ?? ''),
    hint: hint ?? '',
    state: stateOf(t, definition, status),
  })
}

function recordGroups(t: Translate, who: Session | null, { found, words }: Answer): EntryGroup[] {
  return found.flatMap(({ resource, rows }) => {
    const definition = registered(resource)
    if (!definition) return []
    const { title, many } = titlesOf(t, definition)
    const all = entry({
      key: `all/${resource}`,
      to: `${definition.route}?${new URLSearchParams({ q: words })}`,
      icon: 'all',
      title: t('finder.all', { many, q: words }),
    })
    const entries = rows.map((row) => recordEntry(t, definition, row))
    // People who may see only their own rows cannot open a list.
    const isMore = rows.length === FULL && mayAct(who, definition.area, 'v')
    return [{ key: resource, title, entries: isMore ? [...entries, all] : entries }]
  })
}

/** The last places of the person that they may still open. */
function visitEntry(
  t: Translate,
  places: Place[],
  maySee: (definition: AnyResource) => boolean,
  { path, resource, title = '', code = '', hint = '' }: Visit,
): Entry[] {
  const place = places.find((one) => one.path === path)
  if (place) return [placeEntry(t, place)]
  const definition = resource === undefined ? undefined : registered(resource)
  if (!definition || !maySee(definition)) return []
  return [
    entry({
      key: path,
      to: path,
      icon: definition.icon,
      title: title || code,
      code: title ? (code === title ? '' : code) : '',
      hint,
      kind: titlesOf(t, definition).title,
    }),
  ]
}

/** The entries of the box for what was typed; before that, the last places of the person. */
export function useGroups(typed: string, answer: Answer): EntryGroup[] {
  const t = useTranslate()
  const { pathname } = useLocation()
  const who = useSession()
  const names = useNames()
  const known = useDefinitions()
  const places = useMemo(() => placesOf(who), [who, known])
  const creatable = useMemo(() => creatableBy(who), [who, known])
  const recent = useMemo(() => visits(), [])

  if (typed === '') {
    const maySee = (definition: AnyResource) => mayWith(who, definition, 'v')
    const last = recent.filter(({ path }) => path !== pathname).flatMap((visit) => visitEntry(t, places, maySee, visit))
    if (last.length > 0) return [{ key: 'recent', title: t('finder.recent'), entries: last.slice(0, MOST.recent) }]
    return [
      {
        key: 'places',
        title: t('finder.places'),
        entries: places.slice(0, MOST.recent).map((place) => placeEntry(t, place)),
      },
    ]
  }

  const found = fitting(places, (place) => fitOfPlace(names, place, typed), MOST.places).map(({ thing, fit }) => ({
    ...placeEntry(t, thing),
    sure: fit <= SURE,
  }))
  const actions = fitting(
    creatable,
    ({ name }) =>
      fitOf(
        [...names('crud.addNew', `resources.${name}.one`), `${t('finder.verbs')} ${t(`resources.${name}.one`)}`],
        typed,
      ),
    MOST.actions,
  ).map(({ thing, fit }) =>
    entry({
      key: `add/${thing.name}`,
      to: paths.create(thing),
      icon: 'add',
      title: t('crud.addNew', { one: titlesOf(t, thing).one }),
      sure: fit <= SURE,
    }),
  )
  const own = [
    { key: 'places', title: t('finder.places'), entries: found },
    { key: 'actions', title: t('finder.actions'), entries: actions },
  ]
  return arranged(own, recordGroups(t, who, answer), typed)
}
