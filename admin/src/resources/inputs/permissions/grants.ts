import { type AreaCode, areas, type Level, levels } from '@barem/resources/areas'

/** Levels by area, with everything that they imply: full stands for all, and any of them for view. */
export type Grants = ReadonlyMap<AreaCode, ReadonlySet<Level>>

/** One box of the matrix. */
export type Cell = readonly [area: AreaCode, level: Level]

/** Whether the viewer may change a box. */
export type MayGive = (area: AreaCode, level: Level) => boolean

/** Areas of the release and those of these grants: companies have areas of their own. */
const areasOf = (...grants: Grants[]): AreaCode[] => [
  ...new Set([...Object.values(areas), ...grants.flatMap((one) => [...one.keys()])]),
]

const all: ReadonlySet<Level> = new Set(levels)
const none: ReadonlySet<Level> = new Set()

const partsOf = (permission: string) => permission.split('.') as [string, Level]

/** Levels with everything that they imply. */
export function impliedBy(explicit: Iterable<Level>): Set<Level> {
  const all = new Set(explicit)
  if (all.has('f')) return new Set(levels)
  if (all.size > 0) all.add('v')
  return all
}

/** Stored permissions such as `13.c` as grants. */
export function readGrants(permissions: readonly string[]): Map<AreaCode, ReadonlySet<Level>> {
  const explicit = new Map<AreaCode, Level[]>()
  for (const permission of permissions) {
    const [area, level] = partsOf(permission)
    const code = Number(area) as AreaCode
    explicit.set(code, [...(explicit.get(code) ?? []), level])
  }
  return new Map([...explicit].map(([area, its]) => [area, impliedBy(its)]))
}

/** Everything, as the super admin has it, in areas of the company's own too. */
export const everything: Grants = new Map(Object.values(areas).map((area) => [area, all]))

export const levelsIn = (grants: Grants, area: AreaCode): ReadonlySet<Level> =>
  grants === everything ? all : (grants.get(area) ?? none)

/** The fewest levels that say the same: `f` alone when full, no `v` beside what implies it. */
function fewest(its: ReadonlySet<Level>): Level[] {
  if (its.has('f')) return ['f']
  const beyondView = levels.filter((level) => level !== 'v' && its.has(level))
  return beyondView.length > 0 ? beyondView : levels.filter((level) => its.has(level))
}

const spelled = (area: AreaCode, its: ReadonlySet<Level>): string[] => fewest(its).map((level) => `${area}.${level}`)

const isSame = (one: ReadonlySet<Level>, other: ReadonlySet<Level>) =>
  one.size === other.size && [...one].every((level) => other.has(level))

const inOrder = (one: string, other: string) =>
  Number.parseInt(one) - Number.parseInt(other) || one.localeCompare(other)

/** Grants as they are stored, in the server's order. An area that did not change stays spelled as it was stored. */
export function writeGrants(grants: Grants, stored: readonly string[] = []): string[] {
  const before = readGrants(stored)
  return areasOf(grants, before)
    .flatMap((area) => {
      const its = levelsIn(grants, area)
      return isSame(its, levelsIn(before, area))
        ? stored.filter((permission) => Number(partsOf(permission)[0]) === area)
        : spelled(area, its)
    })
    .sort(inOrder)
}

/** The levels of one area once a level is given or taken: full gives all, and without view there is nothing. */
function once(its: ReadonlySet<Level>, level: Level, on: boolean): ReadonlySet<Level> {
  if (on) return impliedBy([...its, level])
  if (level === 'v') return none
  return new Set([...its].filter((other) => other !== level && other !== 'f'))
}

/** The fewest levels that say what those of one area come to once a level is given or taken. */
export const changedLevels = (held: readonly Level[], level: Level, on: boolean): Level[] =>
  fewest(once(impliedBy(held), level, on))

/**
 * Whether a box is locked: it would change rights that the person may not give. Taking a level that full gives takes
 * full too.
 */
export function isLocked(grants: Grants, [area, level]: Cell, mayGive: MayGive): boolean {
  const its = levelsIn(grants, area)
  const after = once(its, level, !its.has(level))
  return levels.some((other) => its.has(other) !== after.has(other) && !mayGive(area, other))
}

export function withCell(grants: Grants, [area, level]: Cell, on: boolean): Grants {
  return new Map([...grants, [area, once(levelsIn(grants, area), level, on)]])
}

const isOn = (grants: Grants, [area, level]: Cell) => levelsIn(grants, area).has(level)

/** Whether all of the boxes are checked, some or none. Locked boxes count as they are. */
export function stateOf(grants: Grants, cells: readonly Cell[]): 'all' | 'some' | 'none' {
  const on = cells.filter((cell) => isOn(grants, cell)).length
  return on === 0 ? 'none' : on === cells.length ? 'all' : 'some'
}

/** Checks every box that may be changed, or clears them if all of those are checked. */
export function toggled(grants: Grants, cells: readonly Cell[], mayGive: MayGive): Grants {
  const free = cells.filter((cell) => !isLocked(grants, cell, mayGive))
  const on = !free.every((cell) => isOn(grants, cell))
  return free.reduce((so, cell) => (isLocked(so, cell, mayGive) ? so : withCell(so, cell, on)), grants)
}

/** The levels gained and lost in an area between two grants. */
export function changedIn(before: Grants, after: Grants, area: AreaCode): { gained: Level[]; lost: Level[] } {
  const [old, now] = [levelsIn(before, area), levelsIn(after, area)]
  return {
    gained: levels.filter((level) => now.has(level) && !old.has(level)),
    lost: levels.filter((level) => old.has(level) && !now.has(level)),
  }
}

/** Areas that differ between two grants. */
export const changedAreas = (before: Grants, after: Grants): AreaCode[] =>
  areasOf(before, after).filter((area) => !isSame(levelsIn(before, area), levelsIn(after, area)))
