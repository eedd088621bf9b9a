import { App, Dropdown, type MenuProps } from 'antd'
import { lazy, Suspense } from 'react'
import { useTranslate } from '@refinedev/core'
import { useNavigate } from 'react-router'
import { changeLocale, useLocale } from '../i18n/i18n.ts'
import { locales } from '../i18n/locales.ts'
import { useSession } from '../session/session.ts'
import { chooseDensity, chooseMode, useDensity, useMode } from '../theme/preferences.ts'
import { languageNames } from './LanguageSwitch.tsx'
import { useIsMobile } from './useMedia.ts'
import { useProfile } from './useProfile.ts'
import type { UserMenuIconName } from './UserMenuIcon.tsx'

const UserMenuIcon = lazy(() => import('./UserMenuIcon.tsx'))

/** The menu gives its icons a class, whose room is there before the icon is. */
const LaterIcon = (props: { of: UserMenuIconName; className?: string }) => (
  <Suspense fallback={<span className={props.className} />}>
    <UserMenuIcon {...props} />
  </Suspense>
)

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
    logout: () => void import('./leave.ts').then(({ leave }) => leave(t, modal)),
  }
  /** On a phone the header has no room for them. */
  const switches: MenuProps['items'] = [
    {
      key: 'theme',
      icon: <LaterIcon of={dark ? 'light' : 'dark'} />,
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
    { key: 'profile', icon: <LaterIcon of="profile" />, label: t('menu.profile') },
    { key: 'density', icon: <LaterIcon of="density" />, label: t(compact ? 'shell.comfortable' : 'shell.compact') },
    ...(mobile ? switches : []),
    { type: 'divider' },
    { key: 'logout', icon: <LaterIcon of="logout" />, label: t('shell.signOut') },
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
