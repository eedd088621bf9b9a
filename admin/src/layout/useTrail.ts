import { useTranslate } from '@refinedev/core'
import { useLocation, useMatches } from 'react-router'
import type { PageHandle } from '../routes/handle.ts'
import { useDefinitions } from '../resources/model/registry.ts'
import { trailTo } from '../routes/menu.ts'
import { mayAct } from '../session/permissions.ts'
import { useSession } from '../session/session.ts'
import { type Crumb, crumbsTo } from './crumbs.ts'
import { useRecordTitle } from './pageTitle.ts'

/** The path to the current page. */
export function useTrail(): Crumb[] {
  const t = useTranslate()
  const path = useLocation().pathname.replace(/\/+$/, '')
  const record = useRecordTitle()
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  const who = useSession()
  useDefinitions()
  return crumbsTo(
    { path, handle, trail: trailTo(path), record },
    t,
    ({ area = null }) => area === null || mayAct(who, area, 'v'),
  )
}
