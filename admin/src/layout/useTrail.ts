import { useTranslate } from '@refinedev/core'
import { useLocation, useMatches } from 'react-router'
import type { PageHandle } from '../routes/handle.ts'
import { trailTo } from '../routes/menu.ts'
import { mayAct } from '../session/permissions.ts'
import { useSession } from '../session/session.ts'
import { type Crumb, withoutRepeats } from './crumbs.ts'
import { useRecordTitle } from './pageTitle.ts'

/** The path to the current page, from the menu's group down. */
export function useTrail(): Crumb[] {
  const t = useTranslate()
  const { pathname } = useLocation()
  const record = useRecordTitle()
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  const path = pathname.replace(/\/+$/, '')
  const who = useSession()
  const trail = trailTo(path)
  if (handle?.title && trail.at(-1)?.route !== path) return [{ label: t(handle.title) }]
  const crumbs: Crumb[] = trail.map(({ label, route, area = null }) => ({
    label: t(label),
    to: area === null || mayAct(who, area, 'v') ? route : undefined,
  }))
  const showPath = path.replace(/\/edit$/, '')
  if (handle?.screen === 'create') crumbs.push({ label: t('buttons.create') })
  if (handle?.screen === 'show') crumbs.push({ label: record ?? t('shell.detail') })
  if (handle?.screen === 'edit')
    crumbs.push({ label: record ?? t('shell.detail'), to: showPath }, { label: t('buttons.edit') })
  return withoutRepeats(crumbs).map((crumb, index, all) => (index === all.length - 1 ? { label: crumb.label } : crumb))
}
