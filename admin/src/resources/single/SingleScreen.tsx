import type { AnyResource } from '@barem/resources/kit'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslate } from '@refinedev/core'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { PageSkeleton } from '../../layout/PageSkeleton.tsx'
import { PlainPage } from '../../pages/PlainPage.tsx'
import History from '../history/History.tsx'
import { useRights } from '../model/useRights.ts'
import { useWords } from '../model/useWords.ts'
import { RecordTitle } from '../parts/RecordTitle.tsx'
import { useRecord } from '../parts/useRecord.ts'
import { Groups } from '../show/Groups.tsx'
import { SingleForm } from './SingleForm.tsx'
import { SingleHistory } from './SingleHistory.tsx'
import '../screens.css'
import '../show/show.css'

/** There is one to each session, whatever it is called by. */
const OWN = 'own'

type Props = {
  /** As the person sees it. */
  definition: AnyResource
  title?: string
  /** Below the API's base. */
  historyPath?: string
  /** Keys of other queries that show the saved data. */
  alsoShownBy?: readonly string[]
  /** Shown between the head of the page and the record. */
  children?: ReactNode
}

/** The one record of a resource: a form for people who may change it, and a page to read for others. */
export default function SingleScreen({ definition, historyPath, alsoShownBy = [], title, children }: Props) {
  const t = useTranslate()
  const words = useWords(definition)
  const rights = useRights(definition)
  const { row, fresh, error, retry } = useRecord(definition, OWN)
  const path = historyPath ?? `${definition.path}/history`

  if (!row || !fresh)
    return error ? (
      <PlainPage title={t('crud.failed.title')} text={error.message}>
        <Button type="primary" onClick={retry}>
          {t('app.retry')}
        </Button>
      </PlainPage>
    ) : (
      <PageSkeleton />
    )
  const header = (
    <PageHeader
      title={title ?? words.title}
      note={<RecordTitle definition={definition} row={row} words={words} />}
      actions={rights.update && <SingleHistory definition={definition} words={words} row={row} path={path} />}
    />
  )
  if (rights.update)
    return (
      <section className="screen form-screen">
        {header}
        {children}
        <SingleForm definition={definition} words={words} row={row} historyPath={path} alsoShownBy={alsoShownBy} />
      </section>
    )
  return (
    <section className="screen">
      {header}
      {children}
      <Groups definition={definition} row={row} words={words} />
      <History definition={definition} words={words} path={path} row={row} />
    </section>
  )
}
