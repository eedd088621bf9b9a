import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons'
import { lazy, Suspense } from 'react'
import { useTranslate } from '@refinedev/core'
import { SideMenu } from './SideMenu.tsx'
import type { SiderControl } from './useSider.ts'

const SiderDrawer = lazy(() => import('./SiderDrawer.tsx'))

/** The side menu: a column of 230 or 80 px, or a drawer on a phone. */
export function Sider({ sider }: { sider: SiderControl }) {
  const t = useTranslate()
  if (sider.state === 'drawer') {
    return (
      <Suspense>
        <SiderDrawer sider={sider} />
      </Suspense>
    )
  }
  const collapsed = sider.state === 'collapsed'
  const label = t(collapsed ? 'shell.expandMenu' : 'shell.collapseMenu')
  return (
    <aside className="shell-sider">
      <div className="shell-sider-menu">
        <SideMenu collapsed={collapsed} onPick={sider.picked} />
      </div>
      <button
        type="button"
        className="shell-sider-toggle"
        onClick={sider.toggle}
        aria-expanded={!collapsed}
        aria-label={label}
        title={label}
      >
        {collapsed ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
        {!collapsed && <span>{label}</span>}
      </button>
    </aside>
  )
}
