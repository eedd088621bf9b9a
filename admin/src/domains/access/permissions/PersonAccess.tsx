import { ArrowLeftOutlined } from '@ant-design/icons'
import { type HttpError, useOne, useTranslate } from '@refinedev/core'
import { Button } from 'antd'
import { Link } from 'react-router'
import { SUPER_ADMIN } from '../../../resources/inputs/permissions/superAdmin.ts'
import { PermissionsView } from '../../../resources/inputs/permissions/PermissionsView.tsx'
import { accessOf, type RoleGroup } from './access.ts'

type Person = { id: string; fullName: string; username: string; isLocked: boolean; roleGroupIds: string[] }

/** The permissions of one person, and which of their role groups gives each. */
export function PersonAccess({ id, groups, onBack }: { id: string; groups: RoleGroup[]; onBack?: () => void }) {
  const t = useTranslate()
  const { query } = useOne<Person, HttpError>({ resource: 'users', id, errorNotification: false })
  const person = query.data?.data
  const back = onBack && (
    <Button type="text" icon={<ArrowLeftOutlined />} onClick={onBack} className="person-back">
      {t('overview.others')}
    </Button>
  )
  if (!person)
    return (
      <div className="person">
        {back}
        {query.isError ? <p className="matrix-nothing">{query.error.message}</p> : <i className="bar" />}
      </div>
    )
  const { grants, own, via } = accessOf(person, groups)
  return (
    <div className="person">
      {back}
      <h2>
        <Link to={`/system/users/${id}`}>{person.fullName}</Link> <span className="code">{person.username}</span>
        {person.isLocked && (
          <span className="status" data-tone="error">
            {t('access.account.locked')}
          </span>
        )}
      </h2>
      <p className="person-groups">
        {own.length === 0 ? t('overview.nothing') : t('overview.through')}{' '}
        {own.map(({ id: group, name }, index) => (
          <span key={group}>
            {index > 0 && ', '}
            <Link to={`/system/role-group/${group}`}>{name}</Link>
          </span>
        ))}
      </p>
      {own.some(({ code }) => code === SUPER_ADMIN) ? (
        <p>{t('overview.everything')}</p>
      ) : (
        own.length > 0 && (
          <PermissionsView
            grants={grants}
            via={
              own.length > 1
                ? (area) =>
                    via(area)
                      .map(({ name }) => name)
                      .join(', ')
                : undefined
            }
          />
        )
      )}
    </div>
  )
}
