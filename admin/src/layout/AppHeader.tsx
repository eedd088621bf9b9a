import { MenuOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense } from 'react'
import { useTranslate } from '@refinedev/core'
import { Link } from 'react-router'
import { FinderButton } from '../finder/FinderButton.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { TenantName } from './TenantName.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { UserMenu } from './UserMenu.tsx'
import { useIsMobile } from './useMedia.ts'
import type { SiderControl } from './useSider.ts'
import type { Crumb } from './crumbs.ts'

const InboxLink = lazy(() => import('../documents/inbox/InboxLink.tsx'))

export function AppHeader({ trail, sider }: { trail: Crumb[]; sider: SiderControl }) {
  const t = useTranslate()
  const mobile = useIsMobile()
  return (
    <header className="shell-header">
      {sider.state === 'drawer' ? (
        <Button
          type="text"
          icon={<MenuOutlined />}
          onClick={sider.toggle}
          aria-label={t('shell.openMenu')}
          aria-expanded={sider.drawerOpen}
        />
      ) : (
        <Link to="/" className="shell-brand">
          <TenantName short={sider.state === 'collapsed'} />
          <span className="visually-hidden">{t('shell.home')}</span>
        </Link>
      )}
      <Breadcrumb trail={trail} />
      <div className="shell-tools">
        <FinderButton />
        <Suspense>
          <InboxLink />
        </Suspense>
        {!mobile && <LanguageSwitch />}
        {!mobile && <ThemeSwitch />}
        <UserMenu />
      </div>
    </header>
  )
}
