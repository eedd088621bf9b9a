import type { AnyResource } from '@barem/resources/kit'
import { homeTiles } from '@barem/resources/home'
import { use } from 'react'
import { actionWord } from '../documents/actions/actionWord.ts'
import { makePath, takePath } from '../documents/stepPath.ts'
import { resourcePart, wantWords } from '../i18n/later.ts'
import type { Translate } from '../i18n/translate.ts'
import { DO } from '../resources/model/documents.ts'
import { paths } from '../resources/model/paths.ts'
import { definitionOf } from '../resources/model/registry.ts'
import { titlesOf } from '../resources/model/words.ts'
import { tilePages } from './tilePages.ts'
import { useHome, type HomeRow, type HomeTile } from './useHome.ts'

/** Resources whose own words a tile is drawn with: those of its title, and of actions of its rows. */
const wordsOf = ({ name, of, rows }: HomeTile): string[] => [
  ...(homeTiles.includes(name) ? [] : of.map(({ resource }) => resource)),
  ...rows.map(({ resource }) => resource),
]

/** What waits for the person; what draws with it waits for its words. @param tile the one that is asked for, or null */
export function useHomeWithWords(tile: string | null) {
  const query = useHome(tile)
  for (const name of new Set(query.data?.tiles.flatMap(wordsOf))) use(wantWords(resourcePart(name)))
  return query
}

/** A word of a tile: one that documents share, else that of the definition that has it. */
export const tileWord = (t: Translate, { name, of: [part] }: HomeTile, word: 'title' | 'verb'): string =>
  homeTiles.includes(name)
    ? t(`home.tiles.${name}.${word}`, { defaultValue: '' })
    : t(`resources.${part?.resource}.home.${name}.${word}`, { defaultValue: '' })

/** What is done about a row, in a word. */
export function rowVerb(t: Translate, tile: HomeTile, { resource, action, path }: HomeRow): string {
  if (path) return tileWord(t, tile, 'verb')
  if (action === 'edit') return tileWord(t, tile, 'verb') || t('buttons.edit')
  if (action === 'make' || action === 'show') return tileWord(t, tile, 'verb') || t('buttons.show')
  const definition = definitionOf(resource)
  return actionWord(t, definition, action!, 'name', { one: titlesOf(t, definition).one })
}

/** Where that is done. */
export function rowPath(tile: HomeTile, { resource, id, action, makes, path }: HomeRow): string {
  const own = tilePages.get(tile.name)
  if (own && makes) return `${own}?${makes.by}=${id}`
  if (path) return `${path}${path.includes('?') ? '&' : '?'}${DO}=${action}`
  const definition: AnyResource = definitionOf(resource)
  if (makes) return makePath(definitionOf(makes.resource), makes.by, id)
  if (action === 'edit') return paths.edit(definition, id)
  return action === 'show' ? paths.show(definition, id) : takePath(definition, id, action!)
}
