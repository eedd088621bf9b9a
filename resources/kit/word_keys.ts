import { lineFieldsOf, lineResource } from './documents/line_resource.ts'
import type { DocumentAction } from './documents/states.ts'
import type { Field, Fields } from './fields/field_types.ts'
import type { Tile } from './home/tile.ts'
import type { AnyResource } from './resource.ts'

const labels = (path: string, fields: Fields): string[] => Object.keys(fields).map((field) => `${path}.fields.${field}`)

/** Words for what fields may hold: each choice, each band of figures, and the choice of nothing. */
function valueWords(path: string, fields: Fields): string[] {
  const entries = Object.entries(fields) as [string, Field][]
  return [
    ...entries.flatMap(([field, spec]) =>
      'choices' in spec ? spec.choices.map((choice) => `${path}.choices.${field}.${choice}`) : [],
    ),
    ...entries.flatMap(([field, spec]) =>
      'bands' in spec && spec.bands.length > 0
        ? ['lowest', ...spec.bands].map((_, band) => `${path}.bands.${field}.${band}`)
        : [],
    ),
    ...entries.filter(([, spec]) => 'none' in spec && spec.none).map(([field]) => `${path}.none.${field}`),
  ]
}

/** Whether all documents call an action the same, unless they have words of their own: the steps of an approval. */
const isShared = ({ approval, revises }: DocumentAction): boolean => approval !== null || revises

const actionWords = ({ by, comment, tellsMaker }: DocumentAction): string[] => [
  ...['name', 'title', 'text', 'button', 'done'],
  ...(by === 'requester' ? ['textYou'] : []),
  ...(comment === 'required' ? ['reason'] : []),
  ...(tellsMaker ? ['maker'] : []),
]

/** Its words for choices that have their own. */
const choiceWords = ({ wordsFor, tellsMaker }: DocumentAction): string[] =>
  Object.values(wordsFor)
    .flat()
    .flatMap((choice) =>
      ['name', 'title', 'text', 'button', 'done', ...(tellsMaker ? ['maker'] : []), 'did'].map(
        (word) => `${word}_${choice}`,
      ),
    )

const sharedActions = ([name, action]: [string, DocumentAction]): string[] =>
  isShared(action)
    ? [...actionWords(action).map((word) => `documents.actions.${name}.${word}`), `documents.did.${name}`]
    : []

const ownActions = (path: string, [name, action]: [string, DocumentAction]): string[] =>
  isShared(action)
    ? []
    : [...actionWords(action), 'did', ...choiceWords(action)].map((word) => `${path}.actions.${name}.${word}`)

const actionsOf = ({ states }: AnyResource) => Object.entries(states?.actions ?? {})

/** Words of a tile: those that documents share have one set for all. */
const tileWords = (path: string, { name, action }: Tile): string[] =>
  (action === 'make' ? ['title', 'verb'] : ['title']).map((word) => `${path}.${name}.${word}`)

/**
 * The locale keys of a resource's own words, such as `resources.vehicles.fields.plate`, in the order of a reader.
 * @param sharedTiles names of tiles that documents share, with their words
 */
export function ownWordKeys(resource: AnyResource, sharedTiles: readonly string[]): string[] {
  const { name, fields, form, actions } = resource
  const path = `resources.${name}`
  return [
    ...['title', 'one', ...(actions.includes('list') ? ['about'] : [])].map((word) => `${path}.${word}`),
    ...(actions.includes('list') && actions.includes('create') ? [`${path}.first`] : []),
    ...labels(path, fields),
    ...Object.keys(form).map((group) => `${path}.groups.${group}`),
    ...Object.keys(resource.list.named).map((named) => `${path}.named.${named}`),
    ...valueWords(path, fields),
    ...lineFieldsOf(resource).flatMap((field) => {
      const lines = lineResource(resource, field).fields
      return [...labels(`${path}.${field}`, lines), ...valueWords(`${path}.${field}`, lines)]
    }),
    ...actionsOf(resource).flatMap((action) => ownActions(path, action)),
    ...resource.home
      .filter((tile) => !sharedTiles.includes(tile.name))
      .flatMap((tile) => tileWords(`${path}.home`, tile)),
  ]
}

/** All locale keys that a definition asks for by convention: its own words, and those it shares with others. */
export const wordKeys = (resource: AnyResource, sharedTiles: readonly string[]): string[] => [
  ...ownWordKeys(resource, sharedTiles),
  ...actionsOf(resource).flatMap(sharedActions),
  ...resource.home.filter((tile) => sharedTiles.includes(tile.name)).flatMap((tile) => tileWords('home.tiles', tile)),
  ...resource.prints.map(({ paper }) => `documents.papers.${paper}`),
  ...resource.exceptions.map((exception) => `documents.review.exceptions.${exception}`),
]
