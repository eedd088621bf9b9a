import { useTranslate } from '@refinedev/core'
import { useEffect, useRef } from 'react'
import { NavLink, useSearchParams } from 'react-router'
import { areas } from '@barem/resources/areas'
import './debt.css'
import { useAllowed } from '../../session/useAllowed.ts'

const BASE = '/finance-accounting'

/**
 * The screens of debts beside each other: what customers owe, what suppliers are owed, what employees were given, and
 * the money.
 */
export function DebtTabs() {
  const t = useTranslate()
  const seesDebts = useAllowed(areas.debt, 'v')
  const mayPay = useAllowed(areas.transaction, 'v')
  const day = useSearchParams()[0].get('asOf')
  const tabsOf = useRef<HTMLElement>(null)
  // On a phone the screen that is open may be beyond the edge.
  useEffect(() => {
    tabsOf.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [])
  if (!seesDebts) return null
  // Lists stay at the day that one of them was asked for.
  const asked = day ? `?asOf=${day}` : ''
  const tabs = [
    ['documents', `${BASE}/debt-tracking${asked}`],
    ['parties', `${BASE}/receivables${asked}`],
    ['payableDocuments', `${BASE}/debt-tracking/payable${asked}`],
    ['payableParties', `${BASE}/payables${asked}`],
    ['advances', `${BASE}/debt-tracking/employee${asked}`],
    ['employees', `${BASE}/employee-debts${asked}`],
    ...(mayPay ? [['transactions', `${BASE}/debt-tracking/transaction`] as const] : []),
  ] as const
  return (
    <nav ref={tabsOf} className="debt-tabs" aria-label={t('menu.debtTracking')}>
      {tabs.map(([name, path]) => (
        <NavLink key={name} to={path} end>
          {t(`debt.tabs.${name}`)}
        </NavLink>
      ))}
    </nav>
  )
}
