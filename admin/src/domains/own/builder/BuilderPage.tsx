import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useTranslate } from '@refinedev/core'
import { useParams } from 'react-router'
import { call } from '../../../http/client.ts'
import { PageSkeleton } from '../../../layout/PageSkeleton.tsx'
import { NotFoundPage } from '../../../pages/NotFoundPage.tsx'
import { PlainPage } from '../../../pages/PlainPage.tsx'
import { ApiError } from '../../../http/apiError.ts'
import { type Built, OWN_QUERY, PATH } from '../api.ts'
import { BuilderScreen } from './BuilderScreen.tsx'

/** A resource of the company's own while it is made. */
export default function BuilderPage() {
  const t = useTranslate()
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: [OWN_QUERY, id],
    queryFn: async ({ signal }) => (await call<Built>(`${PATH}/${id}`, { signal })).body,
    // What is being worked on is read once: answers never overwrite what is typed.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  if (error instanceof ApiError && error.statusCode === 404) return <NotFoundPage />
  if (error)
    return (
      <PlainPage title={t('crud.failed.title')} text={error.message}>
        <Button type="primary" onClick={() => void refetch()}>
          {t('app.retry')}
        </Button>
      </PlainPage>
    )
  if (!data) return <PageSkeleton />
  return <BuilderScreen key={`${id} ${data.status} ${data.version} ${data.draft === null}`} opened={data} />
}
