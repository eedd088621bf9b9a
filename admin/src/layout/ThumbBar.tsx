import { HomeOutlined, MenuOutlined, SearchOutlined } from '@ant-design/icons'
import type { MenuItem } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { Link, useLocation } from 'react-router'
import { askFinder } from '../finder/asked.ts'
import { useMenuCounts } from '../home/useMenuCounts.ts'
import { visibleMenu } from '../routes/menu.ts'
import { useSession } from '../session/session.ts'
import { menuIcon } from './menuIcon.tsx'
import type { SiderControl } from './useSider.ts'
import './thumb-bar.css'

/** The pages of a menu, each with the icon of its own or of its group. */
const pagesOf = (items: readonly MenuItem[], icon?: MenuItem['icon']): MenuItem[] =>
  items.flatMap((item) =>
    item.children
      ? pagesOf(item.children, item.icon)
      : item.route === '/'
        ? []
        : [{ ...item, icon: item.icon ?? icon } as MenuItem],
  )

/**
 * Four places at the thumb: today, where most waits for the person, the finder and the menu. Screens with buttons of
 * their own at the foot have those in its place.
 */
export function ThumbBar({ sider }: { sider: SiderControl }) {
  const t = useTranslate()
  const { pathname } = useLocation()
  const counts = useMenuCounts()
  const pages = pagesOf(visibleMenu(useSession()))
  const waits = ({ route }: MenuItem) => counts.get(route!) ?? 0
  const busiest = pages.reduce<MenuItem | undefined>(
    (most, page) => (most === undefined || waits(page) > waits(most) ? page : most),
    undefined,
  )
  const current = (route: string) => (pathname === route ? 'page' : undefined)
  return (
    <nav className="thumb-bar" aria-label={t('shell.thumb.title')}>
      <Link to="/" aria-current={current('/')}>
        <HomeOutlined aria-hidden />
        {t('shell.thumb.today')}
      </Link>
      {busiest && (
        <Link to={busiest.route!} aria-current={current(busiest.route!)}>
          {busiest.icon && menuIcon(busiest.icon)}
          <span>{t(busiest.label)}</span>
          {waits(busiest) > 0 && <small className="figures">{waits(busiest)}</small>}
        </Link>
      )}
      <button type="button" onClick={askFinder} aria-haspopup="dialog">
        <SearchOutlined aria-hidden />
        {t('shell.find').replace('…', '')}
      </button>
      <button type="button" onClick={sider.toggle} aria-expanded={sider.drawerOpen}>
        <MenuOutlined aria-hidden />
        {t('shell.thumb.more')}
      </button>
    </nav>
  )
}
