import { Alert, Button, Skeleton } from 'antd'
import { useTranslate } from '@refinedev/core'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { useProfile } from '../../layout/useProfile.ts'
import { AccountPanel } from './AccountPanel.tsx'
import { ChangePasswordPanel } from './ChangePasswordPanel.tsx'
import './profile.css'

export default function ProfilePage() {
  const t = useTranslate()
  const { data: profile, isError, error, refetch } = useProfile()
  const due = profile?.mustChangePassword ?? false
  const account = (
    <section key="account" className="profile-panel" aria-labelledby="profile-info">
      <h2 id="profile-info">{t('profile.info')}</h2>
      {profile ? (
        <AccountPanel profile={profile} />
      ) : (
        <Skeleton active={!isError} title={false} paragraph={{ rows: 8 }} />
      )}
    </section>
  )
  const password = (
    <section key="password" className="profile-panel" aria-labelledby="profile-password">
      <h2 id="profile-password">{t('profile.changePassword')}</h2>
      <ChangePasswordPanel username={profile?.username} />
    </section>
  )
  return (
    <>
      <PageHeader title={t('profile.title')} />
      {due && (
        <Alert
          className="profile-notice"
          type="warning"
          showIcon
          message={t('profile.mustChange')}
          description={t('profile.mustChangeWhy')}
        />
      )}
      {isError && (
        <Alert
          className="profile-notice"
          type="error"
          showIcon
          message={error.message}
          action={<Button onClick={() => void refetch()}>{t('app.retry')}</Button>}
        />
      )}
      {/* Required steps come first. */}
      <div className="profile" data-due={due || undefined}>
        {due ? [password, account] : [account, password]}
      </div>
    </>
  )
}
