import { Tag } from 'antd'
import type { ReactNode } from 'react'
import { useTranslate } from '@refinedev/core'
import { formatDateTime } from '../../format/date.ts'
import { formatPhone } from '../../format/phone.ts'
import type { Profile } from '../../layout/useProfile.ts'

const ABSENT = '–'

export function AccountPanel({ profile }: { profile: Profile }) {
  const t = useTranslate()
  const confirmed = (is: boolean) => (
    <Tag color={is ? 'success' : undefined}>{t(is ? 'profile.confirmed' : 'profile.notConfirmed')}</Tag>
  )
  const rows: [label: string, value: ReactNode][] = [
    ['fullName', profile.fullName],
    ['username', <span className="code">{profile.username}</span>],
    ['code', profile.code && <span className="code">{profile.code}</span>],
    ['company', profile.tenant.name],
    ['roles', profile.roles.map(({ code, name }) => <Tag key={code}>{name}</Tag>)],
    [
      'email',
      profile.email && (
        <>
          {profile.email} {confirmed(profile.emailConfirmed)}
        </>
      ),
    ],
    [
      'phone',
      profile.phoneNumber && (
        <>
          <span className="figures">{formatPhone(profile.phoneNumber)}</span> {confirmed(profile.phoneNumberConfirmed)}
        </>
      ),
    ],
    ['created', <span className="figures">{formatDateTime(profile.created)}</span>],
    ['lastModified', profile.lastModified && <span className="figures">{formatDateTime(profile.lastModified)}</span>],
  ]
  return (
    <dl className="profile-facts">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{t(`profile.${label}`)}</dt>
          <dd>{value || ABSENT}</dd>
        </div>
      ))}
    </dl>
  )
}
