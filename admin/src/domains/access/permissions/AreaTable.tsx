import type { AreaCode, Level } from '@barem/resources/areas'
import { useTranslate } from '@refinedev/core'
import { Link } from 'react-router'
import { LevelMark } from '../../../resources/inputs/permissions/LevelMark.tsx'
import type { AreaGroup } from '../../../resources/inputs/permissions/rows.ts'
import type { RoleGroup } from './access.ts'

export type AreaProps = {
  areaGroups: AreaGroup[]
  columns: { group: RoleGroup; levelsOf: (area: AreaCode) => ReadonlySet<Level> }[]
}

/** On a desktop: a row for each area, a column for each role group; both heads stay in sight. */
export function AreaTable({ areaGroups, columns }: AreaProps) {
  const t = useTranslate()
  return (
    <div className="permissions-scroll" tabIndex={0} role="region" aria-label={t('overview.byArea')}>
      <table className="permissions-table">
        <thead>
          <tr>
            <th scope="col">{t('access.area')}</th>
            {columns.map(({ group: { id, name, code } }) => (
              <th key={id} scope="col">
                <Link to={`/system/role-group/${id}`}>{name}</Link>
                <span className="code">{code}</span>
              </th>
            ))}
          </tr>
        </thead>
        {areaGroups.map(({ name, label, rows }) => (
          <tbody key={name}>
            <tr className="permissions-group">
              <th scope="rowgroup" colSpan={columns.length + 1}>
                <span>{label}</span>
              </th>
            </tr>
            {rows.map(({ code, label: area }) => (
              <tr key={code}>
                <th scope="row">{area}</th>
                {columns.map(({ group, levelsOf }) => (
                  <td key={group.id}>
                    {levelsOf(code).size > 0 ? (
                      <LevelMark its={levelsOf(code)} />
                    ) : (
                      <span className="cell-absent">—</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}
