import { areaGroupList, type AreaGroupName } from '@barem/resources/area-groups'
import { type AreaCode, type AreaName, areas } from '@barem/resources/areas'
import { holdsWords } from '../../model/plain.ts'

export type AreaRow = { name: AreaName; code: AreaCode; label: string }
export type AreaGroup = { name: AreaGroupName; label: string; rows: AreaRow[] }

/** The groups of areas whose name, or whose group's name, holds every word of `search`, whatever their accents. */
export function areaGroupsBy(search: string, wordOf: (key: string) => string): AreaGroup[] {
  return areaGroupList.flatMap(([name, names]): AreaGroup[] => {
    const label = wordOf(`access.groups.${name}`)
    const rows = names
      .map((area) => ({ name: area, code: areas[area], label: wordOf(`areas.${area}`) }))
      .filter((row) => holdsWords(`${label} ${row.label}`, search))
    return rows.length > 0 ? [{ name, label, rows }] : []
  })
}
