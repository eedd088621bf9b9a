import { areas } from '@barem/resources/areas'
import { Button } from 'antd'
import { useTranslate } from '@refinedev/core'
import { useSearchParams } from 'react-router'
import { Tabs } from '../../../controls/Tabs.tsx'
import { PageHeader } from '../../../layout/PageHeader.tsx'
import { PageSkeleton } from '../../../layout/PageSkeleton.tsx'
import { useAllowed } from '../../../session/useAllowed.ts'
import { PlainPage } from '../../../pages/PlainPage.tsx'
import '../../../resources/screens.css'
import { ByArea } from './ByArea.tsx'
import { ByPerson } from './ByPerson.tsx'
import { useRoleGroups } from './useRoleGroups.ts'
import './permissions-page.css'

/**
 * Who may do what: by area across the role groups, and by person across their groups. The tab and the person are in the
 * address.
 */
export default function PermissionsPage() {
  const t = useTranslate()
  const [query, setQuery] = useSearchParams()
  const seesPeople = useAllowed(areas.users, 'v')
  const { groups, error, retry } = useRoleGroups()
  if (error && !groups)
    return (
      <PlainPage title={t('crud.failed.title')} text={error.message}>
        <Button type="primary" onClick={retry}>
          {t('app.retry')}
        </Button>
      </PlainPage>
    )
  if (!groups) return <PageSkeleton />
  const items = [
    { key: 'area', label: t('overview.byArea'), children: <ByArea groups={groups} /> },
    ...(seesPeople
      ? [
          {
            key: 'person',
            label: t('overview.byPerson'),
            children: (
              <ByPerson
                groups={groups}
                chosen={query.get('user')}
                onChoose={(user) => setQuery(user ? { tab: 'person', user } : { tab: 'person' })}
              />
            ),
          },
        ]
      : []),
  ]
  return (
    <section className="screen">
      <PageHeader title={t('menu.permissions')} note={t('overview.about')} />
      <div className="panel permissions-page">
        <Tabs
          items={items}
          activeKey={query.get('tab') === 'person' && seesPeople ? 'person' : 'area'}
          onChange={(tab) => setQuery(tab === 'person' ? { tab } : {})}
          destroyOnHidden
        />
      </div>
    </section>
  )
}
