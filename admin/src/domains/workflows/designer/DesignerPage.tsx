import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useTranslate } from '@refinedev/core'
import { Link, useParams } from 'react-router'
import { call } from '../../../http/client.ts'
import { PageSkeleton } from '../../../layout/PageSkeleton.tsx'
import { usePageTitle } from '../../../layout/pageTitle.ts'
import { PlainPage } from '../../../pages/PlainPage.tsx'
import type { Workflow } from '../workflow.ts'
import { DesignerScreen } from './DesignerScreen.tsx'
import '../../../resources/screens.css'
import './designer.css'

/** The designer of one workflow. */
export default function DesignerPage() {
  const t = useTranslate()
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['workflow', id],
    queryFn: async ({ signal }) => (await call<Workflow>(`workflows/${id}`, { signal })).body,
    // What is drawn is not fetched anew under the person's hands.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  usePageTitle(data?.name)
  if (error)
    return (
      <PlainPage title={t('workflows.failed')} text={error.message}>
        <Button onClick={() => void refetch()}>{t('app.retry')}</Button>
        <Link to="/workflows">{t('workflows.back')}</Link>
      </PlainPage>
    )
  return data ? <DesignerScreen key={data.id} workflow={data} /> : <PageSkeleton />
}
