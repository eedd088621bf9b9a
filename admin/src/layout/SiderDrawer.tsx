import { Drawer } from 'antd'
import { useTranslate } from '@refinedev/core'
import { SideMenu } from './SideMenu.tsx'
import { TenantName } from './TenantName.tsx'
import type { SiderControl } from './useSider.ts'

/** The side menu on a phone. */
export default function SiderDrawer({ sider }: { sider: SiderControl }) {
  const t = useTranslate()
  return (
    <Drawer
      open={sider.drawerOpen}
      onClose={sider.close}
      placement="left"
      width={280}
      title={<TenantName />}
      className="shell-drawer"
      aria-label={t('shell.mainMenu')}
    >
      <SideMenu collapsed={false} onPick={sider.picked} />
    </Drawer>
  )
}
