import { Alert, Button, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { useProfile } from '../../layout/useProfile.ts'
import { AccountPanel } from './AccountPanel.tsx'
import { ChangePasswordPanel } from './ChangePasswordPanel.tsx'
import './profile.css'

export default function ProfilePage() {
  const { t } = useTranslation()
  const { data: profile, isError, error, refetch } = useProfile()
  return (
    <>
      <PageHeader title={t('profile.title')} />
      {profile?.mustChangePassword && <Alert className="profile-notice" type="warning" showIcon message={t('profile.mustChange')} description={t('profile.mustChangeWhy')} />}
      {isError && <Alert className="profile-notice" type="error" showIcon message={error.message} action={<Button onClick={() => void refetch()}>{t('app.retry')}</Button>} />}
      <div className="profile">
        <section className="panel" aria-labelledby="profile-info">
          <h2 id="profile-info">{t('profile.info')}</h2>
          {profile ? <AccountPanel profile={profile} /> : <Skeleton active={!isError} title={false} paragraph={{ rows: 8 }} />}
        </section>
        <section className="panel" aria-labelledby="profile-password">
          <h2 id="profile-password">{t('profile.changePassword')}</h2>
          <ChangePasswordPanel username={profile?.username} />
        </section>
      </div>
    </>
  )
}
