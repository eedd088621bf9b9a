import { useTranslate } from '@refinedev/core'
import { Link } from 'react-router'
import { LevelMark } from '../../../resources/inputs/permissions/LevelMark.tsx'
import type { AreaProps } from './AreaTable.tsx'

/** On a phone: for each area the role groups that may do anything in it. */
export function AreaCards({ areaGroups, columns }: AreaProps) {
  const t = useTranslate()
  return areaGroups.map(({ name, label, rows }) => (
    <section key={name} className="permissions-cards" aria-label={label}>
      <h2>{label}</h2>
      {rows.map(({ code, label: area }) => {
        const able = columns.filter(({ levelsOf }) => levelsOf(code).size > 0)
        return (
          <div key={code}>
            <h3>{area}</h3>
            {able.length === 0 && <p>{t('overview.nobody')}</p>}
            <ul>
              {able.map(({ group, levelsOf }) => (
                <li key={group.id}>
                  <Link to={`/system/role-group/${group.id}`}>{group.name}</Link>
                  <LevelMark its={levelsOf(code)} />
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </section>
  ))
}
