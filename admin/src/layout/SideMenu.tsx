import type { MenuItem } from '@barem/resources/kit'
import { Menu, type MenuProps } from 'antd'
import type { Translate } from '../i18n/translate.ts'
import { useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { Link, useLocation, useNavigate } from 'react-router'
import { useMenuCounts } from '../home/useMenuCounts.ts'
import { useDefinitions } from '../resources/model/registry.ts'
import { trailTo, visibleMenu } from '../routes/menu.ts'
import { useSession } from '../session/session.ts'
import { menuIcon } from './menuIcon.tsx'
import { merged } from './mergedMenu.ts'

type Items = NonNullable<MenuProps['items']>

type Counts = ReadonlyMap<string, number>

/** More than this is "many". */
const MOST = 99

/** How much waits at an entry, or at those of a group. */
const countOf = ({ route, children }: MenuItem, counts: Counts): number =>
  children ? children.reduce((sum, child) => sum + countOf(child, counts), 0) : (counts.get(route!) ?? 0)

function toItems(items: readonly MenuItem[], t: Translate, counts: Counts): Items {
  return items.map((item) => {
    const { key, label, icon, route, children } = item
    const name = t(label)
    const count = countOf(item, counts)
    const extra = count > 0 && (
      <span className="menu-count">
        <span aria-hidden>{count > MOST ? `${MOST}+` : count}</span>
        <span className="visually-hidden">{t('shell.menuCount', { count })}</span>
      </span>
    )
    if (children) {
      const shown = extra ? (
        <span className="menu-group">
          <span>{name}</span> {extra}
        </span>
      ) : (
        name
      )
      return { key, icon: menuIcon(icon), label: shown, children: toItems(children, t, counts) }
    }
    return { key: route!, icon: icon && menuIcon(icon), label: <Link to={route!}>{name}</Link>, title: name, extra }
  })
}

/** The permitted menu with the entry of the current page marked and its group open. */
export function SideMenu({ collapsed, onPick }: { collapsed: boolean; onPick: () => void }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useDefinitions()
  const items = merged(visibleMenu(useSession()))
  const counts = useMenuCounts()
  const trail = trailTo(pathname, items)
  const groups = trail.slice(0, -1).map(({ key }) => key)
  const [open, setOpen] = useOpenGroups(groups)

  const onClick: MenuProps['onClick'] = ({ key, domEvent }) => {
    // A click has followed the link already; Enter on the row has not.
    if (domEvent.type === 'keydown') void navigate(key)
    onPick()
  }
  return (
    <nav aria-label={t('shell.mainMenu')}>
      <Menu
        aria-label={t('shell.mainMenu')}
        mode="inline"
        inlineCollapsed={collapsed}
        inlineIndent={14}
        items={toItems(items, t, counts)}
        selectedKeys={[trail.at(-1)?.route ?? '']}
        {...(!collapsed && { openKeys: open, onOpenChange: setOpen })}
        onClick={onClick}
      />
    </nav>
  )
}

/** Groups stay as the person left them; going to a page opens its own. */
function useOpenGroups(current: string[]): [string[], (open: string[]) => void] {
  const [open, setOpen] = useState(current)
  const [seen, setSeen] = useState(current.join())
  if (seen !== current.join()) {
    setSeen(current.join())
    setOpen([...new Set([...open, ...current])])
  }
  return [open, setOpen]
}
