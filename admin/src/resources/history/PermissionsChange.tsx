import { useTranslate } from '@refinedev/core'
import { changedAreas, levelsIn, readGrants } from '../inputs/permissions/grants.ts'
import { LevelMark } from '../inputs/permissions/LevelMark.tsx'
import { allGroupsBy } from '../inputs/permissions/rows.ts'
import { Arrow } from './Arrow.tsx'
import type { FieldChange } from './history.ts'

/** The areas whose permissions changed, before and after; unchanged ones are left out. */
export function PermissionsChange({ change }: { change: FieldChange }) {
  const t = useTranslate()
  const [before, after] = [change.from, change.to].map((value) => readGrants((value as string[] | null) ?? []))
  const changed = new Set(changedAreas(before, after))
  const rows = allGroupsBy('', t).flatMap((group) => group.rows.filter(({ code }) => changed.has(code)))
  const side = (grants: typeof before, code: (typeof rows)[number]['code']) =>
    levelsIn(grants, code).size > 0 ? (
      <LevelMark its={levelsIn(grants, code)} />
    ) : (
      <span className="cell-absent">{t('crud.history.noRight')}</span>
    )
  return (
    <ul className="changes-areas">
      {rows.map(({ code, label }) => (
        <li key={code}>
          {label}: {side(before, code)}
          <Arrow />
          {side(after, code)}
        </li>
      ))}
    </ul>
  )
}
