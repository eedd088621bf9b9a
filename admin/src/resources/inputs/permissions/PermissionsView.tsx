import type { AreaCode } from '@barem/resources/areas'
import { useTranslate } from '@refinedev/core'
import { type Grants, levelsIn } from './grants.ts'
import { LevelMark } from './LevelMark.tsx'
import { areaGroupsBy } from './rows.ts'
import './matrix.css'

/**
 * What may be done, to be read: of each group the areas that anything may be done in, and where it comes from when that
 * is known.
 */
export function PermissionsView({ grants, via }: { grants: Grants; via?: (area: AreaCode) => string }) {
  const t = useTranslate()
  const groups = areaGroupsBy('', t).map((group) => ({
    ...group,
    given: group.rows.filter(({ code }) => levelsIn(grants, code).size > 0),
  }))
  const rest = groups.reduce((sum, { rows, given }) => sum + rows.length - given.length, 0)
  return (
    <div className="permissions-view">
      <div className="permissions-groups">
        {groups
          .filter(({ given }) => given.length > 0)
          .map(({ name, label, given }) => (
            <section key={name} aria-label={label}>
              <h3>{label}</h3>
              <ul>
                {given.map(({ code, label: area }) => (
                  <li key={code}>
                    <span>
                      {area}
                      {via && <small>{via(code)}</small>}
                    </span>
                    <LevelMark its={levelsIn(grants, code)} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
      {rest > 0 && <p className="matrix-note">{t('access.rest', { total: rest })}</p>}
    </div>
  )
}
