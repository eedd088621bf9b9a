import { SearchOutlined } from '@ant-design/icons'
import { type Level, levels } from '@barem/resources/areas'
import { Input } from 'antd'
import { useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { Select } from '../../../controls/Select.tsx'
import { useIsMobile } from '../../../layout/useMedia.ts'
import { levelsIn } from '../../../resources/inputs/permissions/grants.ts'
import { areaGroupsBy } from '../../../resources/inputs/permissions/rows.ts'
import { asked, grantsOfGroup, type RoleGroup } from './access.ts'
import { AreaCards } from './AreaCards.tsx'
import { AreaTable } from './AreaTable.tsx'

/** Areas by role groups. A level that is asked about leaves only those who may do it. */
export function ByArea({ groups }: { groups: RoleGroup[] }) {
  const t = useTranslate()
  const mobile = useIsMobile()
  const [search, setSearch] = useState('')
  const [level, setLevel] = useState<Level | null>(null)
  const found = areaGroupsBy(search, t)
  const columns = groups.map((group) => ({ group, grants: grantsOfGroup(group) }))
  const shared = {
    areaGroups: found,
    columns: columns.map(({ group, grants }) => ({
      group,
      levelsOf: (code: Parameters<typeof levelsIn>[1]) => asked(levelsIn(grants, code), level),
    })),
  }
  return (
    <>
      <div className="matrix-tools">
        <Input
          allowClear
          prefix={<SearchOutlined aria-hidden />}
          placeholder={t('access.search')}
          aria-label={t('access.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value.trimStart())}
        />
        <Select
          aria-label={t('overview.level')}
          className="permissions-level"
          allowClear
          placeholder={t('overview.anyLevel')}
          value={level ?? undefined}
          onChange={(next?: Level) => setLevel(next ?? null)}
          options={levels.map((one) => ({
            value: one,
            label: t('overview.may', { level: t(`access.levels.${one}`).toLocaleLowerCase() }),
          }))}
        />
      </div>
      {found.length === 0 ? (
        <p className="matrix-nothing">{t('access.nothing', { search })}</p>
      ) : mobile ? (
        <AreaCards {...shared} />
      ) : (
        <AreaTable {...shared} />
      )}
    </>
  )
}
