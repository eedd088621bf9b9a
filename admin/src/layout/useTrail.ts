import { useTranslation } from 'react-i18next'
import { useLocation, useMatches } from 'react-router'
import type { PageHandle } from '../routes/handle.ts'
import { trailTo } from '../routes/menu.ts'
import { useRecordTitle } from './pageTitle.ts'

/** One step of the breadcrumb; without `to` it is a group or the page itself. */
export type Crumb = { label: string; to?: string }

/** Where the person is, from the menu's group down to the page. */
export function useTrail(): Crumb[] {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const record = useRecordTitle()
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  const path = pathname.replace(/\/+$/, '')
  const trail = trailTo(path)
  if (handle?.title && trail.at(-1)?.route !== path) return [{ label: t(handle.title) }]
  const crumbs: Crumb[] = trail.map(({ key, route }) => ({ label: t(`menu.${key}`), to: route }))
  const showPath = path.replace(/\/edit$/, '')
  if (handle?.screen === 'create') crumbs.push({ label: t('buttons.create') })
  if (handle?.screen === 'show') crumbs.push({ label: record ?? t('shell.detail') })
  if (handle?.screen === 'edit')
    crumbs.push({ label: record ?? t('shell.detail'), to: showPath }, { label: t('buttons.edit') })
  return crumbs.map((crumb, index) => (index === crumbs.length - 1 ? { label: crumb.label } : crumb))
}
