import definition from '@barem/resources/company'
import type { AnyResource } from '@barem/resources/kit'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { PageSkeleton } from '../../layout/PageSkeleton.tsx'
import History from '../../resources/history/History.tsx'
import { useRights } from '../../resources/model/rights.ts'
import { useSeen } from '../../resources/model/visible.ts'
import { useWords } from '../../resources/model/words.ts'
import { RecordTitle } from '../../resources/parts/RecordTitle.tsx'
import { useRecord } from '../../resources/parts/useRecord.ts'
import { Groups } from '../../resources/show/Groups.tsx'
import { PlainPage } from '../PlainPage.tsx'
import '../../resources/screens.css'
import { CompanyForm } from './CompanyForm.tsx'
import { CompanyHistory, historyPath } from './CompanyHistory.tsx'
import '../../resources/show/show.css'

/** There is one company to each session, whatever it is called by. */
const OWN = 'own'

/** The company itself: a form for those who may change it, and something to read for the others. */
export default function CompanyPage() {
  const { t } = useTranslation()
  const company = useSeen(definition as unknown as AnyResource)
  const words = useWords(company)
  const rights = useRights(company)
  const { row, fresh, error, retry } = useRecord(company, OWN)

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
      title={t('menu.tenant')}
      note={<RecordTitle definition={company} row={row} words={words} />}
      actions={rights.update && <CompanyHistory definition={company} words={words} row={row} />}
    />
  )
  if (rights.update)
    return (
      <section className="screen form-screen">
        {header}
        <CompanyForm definition={company} words={words} row={row} />
      </section>
    )
  return (
    <section className="screen">
      {header}
      <Groups definition={company} row={row} words={words} />
      <History definition={company} words={words} path={historyPath} row={row} />
    </section>
  )
}
