import { DeleteOutlined, EditOutlined } from '@ant-design/icons'
import type { AnyResource } from '@barem/resources/kit'
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { useIsMobile } from '../../layout/useMedia.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { PageSkeleton } from '../../layout/PageSkeleton.tsx'
import { usePageTitle } from '../../layout/pageTitle.ts'
import { paths } from '../model/paths.ts'
import { useRights } from '../model/rights.ts'
import { codeOf, titleOf } from '../model/row.ts'
import { useWords } from '../model/words.ts'
import { RecordMissing } from '../parts/RecordMissing.tsx'
import { RecordTitle } from '../parts/RecordTitle.tsx'
import { useRecord } from '../parts/useRecord.ts'
import { useShortcuts } from '../parts/useShortcuts.ts'
import { Groups } from './Groups.tsx'
import { History } from './History.tsx'
import '../screens.css'
import './show.css'

const Related = lazy(() => import('./Related.tsx').then(({ Related }) => ({ default: Related })))
const DeleteDialog = lazy(() => import('../parts/DeleteDialog.tsx'))

/** One row of any resource. */
export default function ShowScreen({ definition }: { definition: AnyResource }) {
  const { id = '' } = useParams()
  return <ShowRecord key={id} definition={definition} id={id} />
}

function ShowRecord({ definition, id }: { definition: AnyResource; id: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const mobile = useIsMobile()
  const words = useWords(definition)
  const rights = useRights(definition)
  const { row, error, retry } = useRecord(definition, id)
  const [deleting, setDeleting] = useState(false)
  const edit = () => void navigate(paths.edit(definition, id))
  useShortcuts({ e: rights.update && row ? edit : undefined })
  usePageTitle(row && (codeOf(definition, row) || titleOf(definition, row)))

  if (error && (!row || error.statusCode === 404)) return <RecordMissing definition={definition} words={words} error={error} onRetry={retry} />
  if (!row) return <PageSkeleton />
  const actions = (
    <>
      {rights.delete && (
        <Button danger icon={<DeleteOutlined />} onClick={() => setDeleting(true)}>
          {t('buttons.delete')}
        </Button>
      )}
      {rights.update && (
        <Button type="primary" icon={<EditOutlined />} onClick={edit} aria-keyshortcuts="e">
          {t('buttons.edit')}
        </Button>
      )}
    </>
  )
  const hasActions = rights.delete || rights.update
  return (
    <section className="screen" data-actions={mobile && hasActions ? 'bottom' : undefined}>
      <PageHeader title={titleOf(definition, row)} note={<RecordTitle definition={definition} row={row} words={words} />} actions={!mobile && hasActions && actions} />
      <Groups definition={definition} row={row} words={words} />
      <Suspense>
        <Related definition={definition} id={id} />
      </Suspense>
      <History row={row} />
      {mobile && hasActions && <div className="bottom-bar">{actions}</div>}
      {deleting && (
        <Suspense>
          <DeleteDialog definition={definition} words={words} rows={[row]} onClose={() => setDeleting(false)} onDeleted={() => void navigate(paths.list(definition), { replace: true })} />
        </Suspense>
      )}
    </section>
  )
}
