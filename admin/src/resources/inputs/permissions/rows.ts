import { areaGroupList, type AreaGroupName } from '@barem/resources/area-groups'
import { type AreaCode, areas } from '@barem/resources/areas'
import { areasInUse } from '@barem/resources/areas-in-use'
import { definitions } from '../../model/registry.ts'
import { holdsWords } from '../../model/plain.ts'

export interface AreaRow {
  name: string
  code: AreaCode
  label: string
  /** Whether nothing can be seen or done in it yet. */
  waits: boolean
}
export type AreaGroup = { name: AreaGroupName; label: string; rows: AreaRow[] }

type WordOf = (key: string) => string

/** The areas of the company's own resources, which are categories of its own. */
const ownRows = (wordOf: WordOf): AreaRow[] =>
  definitions
    .get()
    .own.filter(({ actions }) => actions.length > 0)
    .map(({ name, area }) => ({ name, code: area!, label: wordOf(`resources.${name}.title`), waits: false }))

/** What an area is called. */
export function areaLabel(code: AreaCode, wordOf: WordOf): string {
  const [name] = Object.entries(areas).find(([, known]) => known === code) ?? []
  return name ? wordOf(`areas.${name}`) : (ownRows(wordOf).find((row) => row.code === code)?.label ?? String(code))
}

/**
 * The groups of areas whose name, or whose group's name, holds every word of `search`, whatever their accents; those
 * alone that there is something to see or do in.
 */
export function areaGroupsBy(search: string, wordOf: WordOf): AreaGroup[] {
  return allGroupsBy(search, wordOf).flatMap((group): AreaGroup[] => {
    const rows = group.rows.filter(({ waits }) => !waits)
    return rows.length > 0 ? [{ ...group, rows }] : []
  })
}

/** The same with the areas of what does not exist yet, which roles may have all the same. */
export function allGroupsBy(search: string, wordOf: WordOf): AreaGroup[] {
  const inUse = areasInUse(definitions.get().all)
  return areaGroupList.flatMap(([name, names]): AreaGroup[] => {
    const label = wordOf(`access.groups.${name}`)
    const built = names.map((area): AreaRow => ({
      name: area,
      code: areas[area],
      label: wordOf(`areas.${area}`),
      waits: !inUse.has(areas[area]),
    }))
    const rows = [...built, ...(name === 'categories' ? ownRows(wordOf) : [])].filter((row) =>
      holdsWords(`${label} ${row.label}`, search),
    )
    return rows.length > 0 ? [{ name, label, rows }] : []
  })
}
