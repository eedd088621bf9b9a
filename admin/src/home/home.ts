import type { AnyResource, FieldType } from '@barem/resources/kit'
import { homeTiles } from '@barem/resources/home'
import { useQuery } from '@tanstack/react-query'
import { actionWord } from '../documents/actions/actionWord.ts'
import { makePath, takePath } from '../documents/stepPath.ts'
import { call } from '../http/client.ts'
import { resourcePart, wantWords } from '../i18n/later.ts'
import type { Translate } from '../i18n/translate.ts'
import { PACE_MS } from '../providers/live.ts'
import { paths } from '../resources/model/paths.ts'
import { definitionOf } from '../resources/model/registry.ts'
import { titlesOf } from '../resources/model/words.ts'
import { useSession } from '../session/session.ts'

/** A document that waits, and what is done about it. */
export type HomeRow = {
  resource: string
  id: string
  code: string
  name: string | null
  /** The day by which it is due, or the moment since which it waits. */
  due: string | null
  figure: { type: FieldType; value: string } | null
  /** An action of its states, `edit`, `show` or `make`; null for none. */
  action: string | null
  makes: { resource: string; by: string } | null
}

/** A question of work: how much there is of it, and the most urgent rows. */
export type HomeTile = {
  name: string
  count: number
  of: { resource: string; from: string | null; count: number }[]
  rows: HomeRow[]
}

export type Home = { tiles: HomeTile[]; setup: Readonly<Record<string, boolean>> | null }

/** Resources whose own words a tile is drawn with: those of its title, and of actions of its rows. */
const wordsOf = ({ name, of, rows }: HomeTile): string[] => [
  ...(homeTiles.includes(name) ? [] : of.map(({ resource }) => resource)),
  ...rows.map(({ resource }) => resource),
]

/** What waits for the person. @param tile the one tile that is asked for; null for all */
export function useHome(tile: string | null) {
  const who = useSession()
  return useQuery({
    queryKey: ['home', who?.tenantId, who?.userId, tile],
    queryFn: async ({ signal }) => {
      const { body } = await call<Home>(tile ? `home?tile=${tile}` : 'home', { signal, quiet: true })
      await Promise.all([...new Set(body.tiles.flatMap(wordsOf))].map((name) => wantWords(resourcePart(name))))
      return body
    },
    refetchInterval: PACE_MS,
    placeholderData: (before) => before,
  })
}

/** A word of a tile: one that documents share, else that of the definition that has it. */
export const tileWord = (t: Translate, { name, of: [part] }: HomeTile, word: 'title' | 'verb'): string =>
  homeTiles.includes(name)
    ? t(`home.tiles.${name}.${word}`, { defaultValue: '' })
    : t(`resources.${part?.resource}.home.${name}.${word}`, { defaultValue: '' })

/** What is done about a row, in a word. */
export function rowVerb(t: Translate, tile: HomeTile, { resource, action }: HomeRow): string {
  if (action === 'edit') return tileWord(t, tile, 'verb') || t('buttons.edit')
  if (action === 'make' || action === 'show') return tileWord(t, tile, 'verb') || t('buttons.show')
  const definition = definitionOf(resource)
  return actionWord(t, definition, action!, 'name', { one: titlesOf(t, definition).one })
}

/** Where that is done. */
export function rowPath({ resource, id, action, makes }: HomeRow): string {
  const definition: AnyResource = definitionOf(resource)
  if (makes) return makePath(definitionOf(makes.resource), makes.by, id)
  if (action === 'edit') return paths.edit(definition, id)
  return action === 'show' ? paths.show(definition, id) : takePath(definition, id, action!)
}
