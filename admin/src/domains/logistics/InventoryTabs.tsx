import { areas } from '@barem/resources/areas'
import { useTranslate } from '@refinedev/core'
import { NavLink, useSearchParams } from 'react-router'
import { mayAct } from '../../session/permissions.ts'
import { useSession } from '../../session/session.ts'
import { movedLists } from './moved.ts'
import './inventory.css'

const DAYS = ['since', 'asOf']

/** What is on hand, and what came and went, beside each other; each keeps the days that the list shows. */
export default function InventoryTabs() {
  const t = useTranslate()
  const query = useSearchParams()[0]
  const maySeeOrders = mayAct(useSession(), areas.order, 'v')
  const days = new URLSearchParams(DAYS.flatMap((name) => (query.get(name) ? [[name, query.get(name)!]] : [])))
  const asked = days.size > 0 ? `?${days}` : ''
  const tabs = [
    ['onHand', '/logistics/inventory'],
    ...movedLists.map(([name, path]) => [name.replace('stock-moved-by-', ''), path] as const),
    ['card', '/logistics/inventory/card'],
    ...(maySeeOrders ? [['soldNotTaken', '/logistics/inventory/sold-not-taken'] as const] : []),
  ] as const
  return (
    <nav className="inventory-tabs" aria-label={t('menu.inventory')}>
      {tabs.map(([name, path]) => (
        <NavLink key={name} to={path + asked} end>
          {t(`logistics.tabs.${name}`)}
        </NavLink>
      ))}
    </nav>
  )
}
