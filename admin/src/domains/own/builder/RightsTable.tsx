import { levels, type Level } from '@barem/resources/areas'
import { Checkbox } from 'antd'
import { useTranslate } from '@refinedev/core'
import { changedLevels, impliedBy } from '../../../resources/inputs/permissions/grants.ts'
import type { GroupRights } from '../api.ts'

type Props = {
  groups: readonly GroupRights[]
  /** Whether it is published for the first time: the groups of its publisher get all rights. */
  isFirst: boolean
  onChange: (id: string, levels: Level[]) => void
}

/** The levels of each role group for the rows. A tick at adding or changing ticks viewing too. */
export function RightsTable({ groups, isFirst, onChange }: Props) {
  const t = useTranslate()
  return (
    <table className="own-list-parts own-rights">
      <thead>
        <tr>
          <th scope="col">{t('own.rights.group')}</th>
          {levels.map((level) => (
            <th key={level} scope="col">
              {t(`own.rights.${level}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map(({ id, name, levels: held, own }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {levels.map((level) => (
              <td key={level}>
                <Checkbox
                  aria-label={`${name}: ${t(`own.rights.${level}`)}`}
                  disabled={isFirst && own}
                  checked={(isFirst && own) || impliedBy(held).has(level)}
                  onChange={({ target }) => onChange(id, changedLevels(held, level, target.checked))}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
