import { areas } from '@barem/resources/areas'
import { ConfigProvider } from 'antd'
import { useTranslate } from '@refinedev/core'
import { mayAct } from '../../session/permissions.ts'
import { useSession } from '../../session/session.ts'
import { controlOf, type InputProps } from './input.ts'
import { Effects } from './permissions/Effects.tsx'
import { everything, type MayGive, readGrants, writeGrants } from './permissions/grants.ts'
import { Matrix } from './permissions/Matrix.tsx'
import { SUPER_ADMIN } from './permissions/superAdmin.ts'

const nobody: MayGive = () => false

/** The permissions of a role group: areas by levels. People may only give or take permissions that they have. */
export default function PermissionsInput(props: InputProps<'permissions'>) {
  const { value, onChange, name, row } = props
  const t = useTranslate()
  const who = useSession()
  const { componentDisabled: busy } = ConfigProvider.useConfig()
  const { onBlur: _, ...control } = controlOf(props as InputProps<never>)
  const hasAll = row?.code === SUPER_ADMIN
  const stored = (row?.[name] as string[] | undefined) ?? []
  const before = readGrants(stored)
  const grants = hasAll ? everything : readGrants(value ?? [])
  const mayGive: MayGive = hasAll || busy ? nobody : (area, level) => mayAct(who, area, level)
  const lacks = !hasAll && Object.values(areas).some((area) => !mayAct(who, area, 'f'))
  const note = hasAll ? t('access.superAdmin') : lacks ? t('access.locked') : null

  return (
    <div {...control} role="group" tabIndex={-1} className="matrix">
      <Matrix
        grants={grants}
        before={hasAll || !row ? grants : before}
        mayGive={mayGive}
        note={note}
        onChange={(next) => onChange?.(writeGrants(next, stored))}
        onReset={() => onChange?.(stored)}
      />
      {row && !hasAll && <Effects groupId={row.id} before={before} after={grants} />}
    </div>
  )
}
