import { ColumnHeightOutlined, LogoutOutlined, MoonOutlined, SunOutlined, UserOutlined } from '@ant-design/icons'
import { App, Dropdown, type MenuProps } from 'antd'
import { useTranslate } from '@refinedev/core'
import { useNavigate } from 'react-router'
import { changeLocale, useLocale } from '../i18n/i18n.ts'
import { locales } from '../i18n/locales.ts'
import { signOut } from '../providers/auth.ts'
import { countDrafts } from '../resources/drafts.ts'
import { hasUnsaved } from '../resources/form/unsaved.ts'
import { useSession } from '../session/session.ts'
import { chooseDensity, chooseMode, useDensity, useMode } from '../theme/preferences.ts'
import { languageNames } from './LanguageSwitch.tsx'
import { useIsMobile } from './useMedia.ts'
import { useProfile } from './useProfile.ts'

/** The given name comes last in Vietnamese: `Trần Thị Mai` is `M`. */
const initial = (name: string) => name.trim().split(/\s+/).at(-1)?.charAt(0).toLocaleUpperCase('vi') ?? ''

export function UserMenu() {
  const t = useTranslate()
  const navigate = useNavigate()
  const { modal } = App.useApp()
  const compact = useDensity() === 'compact'
  const dark = useMode() === 'dark'
  const locale = useLocale()
  const mobile = useIsMobile()
  const nameInToken = useSession()?.name ?? ''
  const { data: profile } = useProfile()
  const name = profile?.fullName ?? nameInToken
  const run: Record<string, () => void> = {
    profile: () => void navigate('/profile'),
    density: () => chooseDensity(compact ? 'comfortable' : 'compact'),
    theme: () => chooseMode(dark ? 'light' : 'dark'),
    ...Object.fromEntries(locales.map((code) => [code, () => void changeLocale(code)])),
    logout: leave,
  }
  /** Signing out clears this device, so it asks first when something typed is saved nowhere else. */
  function leave() {
    const drafts = countDrafts()
    if (drafts === 0 && !hasUnsaved()) return void signOut()
    modal.confirm({
      title: t('shell.signOutUnsaved'),
      content: drafts === 0 ? t('crud.leave.text') : t('shell.signOutDrafts', { count: drafts }),
      okText: t('shell.signOut'),
      okButtonProps: { danger: true },
      cancelText: t('crud.leave.stay'),
      autoFocusButton: 'cancel',
      onOk: () => void signOut(),
    })
  }

  /** On a phone the header has no room for them. */
  const switches: MenuProps['items'] = [
    {
      key: 'theme',
      icon: dark ? <SunOutlined /> : <MoonOutlined />,
      label: t(dark ? 'shell.themeLight' : 'shell.themeDark'),
    },
    { type: 'divider' },
    {
      key: 'language',
      type: 'group',
      label: t('shell.language'),
      children: locales.map((code) => ({
        key: code,
        label: <span lang={code.slice(0, 2)}>{languageNames[code]}</span>,
        disabled: code === locale,
      })),
    },
  ]
  const items: MenuProps['items'] = [
    { key: 'who', type: 'group', label: <Who name={name} detail={profile?.username} /> },
    { type: 'divider' },
    { key: 'profile', icon: <UserOutlined />, label: t('menu.profile') },
    { key: 'density', icon: <ColumnHeightOutlined />, label: t(compact ? 'shell.comfortable' : 'shell.compact') },
    ...(mobile ? switches : []),
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
      <button type="button" className="user-button" aria-haspopup="menu">
        <span className="visually-hidden">{t('shell.account')}:</span>
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
