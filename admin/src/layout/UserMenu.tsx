import { ColumnHeightOutlined, LogoutOutlined, UserOutlined } from '@ant-design/icons'
import { App, Dropdown, type MenuProps } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { signOut } from '../providers/auth.ts'
import { hasUnsaved } from '../resources/form/unsaved.ts'
import { useSession } from '../session/session.ts'
import { chooseDensity, useDensity } from '../theme/preferences.ts'
import { useProfile } from './useProfile.ts'

/** The given name comes last in Vietnamese: `Trần Thị Mai` is `M`. */
const initial = (name: string) => name.trim().split(/\s+/).at(-1)?.charAt(0).toLocaleUpperCase('vi') ?? ''

export function UserMenu() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { modal } = App.useApp()
  const compact = useDensity() === 'compact'
  const nameInToken = useSession()?.name ?? ''
  const { data: profile } = useProfile()
  const name = profile?.fullName ?? nameInToken
  const run: Record<string, () => void> = {
    profile: () => void navigate('/profile'),
    density: () => chooseDensity(compact ? 'comfortable' : 'compact'),
    logout: leave,
  }
  /** Signing out empties the device of drafts, so whoever is in the middle of a form is asked. */
  function leave() {
    if (!hasUnsaved()) return void signOut()
    modal.confirm({
      title: t('shell.signOutUnsaved'),
      content: t('crud.leave.text'),
      okText: t('shell.signOut'),
      okButtonProps: { danger: true },
      cancelText: t('crud.leave.stay'),
      autoFocusButton: 'cancel',
      onOk: () => void signOut(),
    })
  }

  const items: MenuProps['items'] = [
    { key: 'who', type: 'group', label: <Who name={name} detail={profile?.username} /> },
    { type: 'divider' },
    { key: 'profile', icon: <UserOutlined />, label: t('menu.profile') },
    { key: 'density', icon: <ColumnHeightOutlined />, label: t(compact ? 'shell.comfortable' : 'shell.compact') },
    { type: 'divider' },
    { key: 'logout', icon: <LogoutOutlined />, label: t('shell.signOut') },
  ]
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      placement="bottomRight"
      menu={{ items, onClick: ({ key }) => run[key]() }}
      overlayClassName="user-menu"
    >
      <button type="button" className="user-button" aria-label={`${t('shell.account')}: ${name}`} aria-haspopup="menu">
        <span className="user-avatar" aria-hidden>
          {initial(name)}
        </span>
        <span className="user-name">{name}</span>
      </button>
    </Dropdown>
  )
}

function Who({ name, detail }: { name: string; detail?: string }) {
  return (
    <span className="user-who">
      <strong>{name}</strong>
      <span>{detail}</span>
    </span>
  )
}
