import { ArrowLeftOutlined, PrinterOutlined } from '@ant-design/icons'
import { areas } from '@barem/resources/areas'
import { useTranslate } from '@refinedev/core'
import { Button, Segmented } from 'antd'
import { useEffect, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { Select } from '../../controls/Select.tsx'
import type { PrintSettings } from '../../documents/print/paperProps.ts'
import { sizeNames } from '../../documents/print/sizes.ts'
import { useFit } from '../../documents/print/useFit.ts'
import { useLetterhead, useParty } from '../../documents/print/usePrinted.ts'
import { usePrintWords } from '../../documents/print/usePrintWords.ts'
import { useLocale } from '../../i18n/i18n.ts'
import { locales } from '../../i18n/locales.ts'
import { PageSkeleton } from '../../layout/PageSkeleton.tsx'
import { PlainPage } from '../../pages/PlainPage.tsx'
import { named, type Statement, useDebt } from './debt.ts'
import { isOurs, type KeptDebts } from './items.ts'
import { StatementPaper } from './papers/StatementPaper.tsx'
import '../../documents/print/print.css'

/** What a customer owes, or a supplier is owed, as a sheet of paper that both sides sign. */
export function StatementPage({ debts }: { debts: KeptDebts }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const screen = useLocale()
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const asked = { [debts.party]: id, from: search.get('from') ?? '', asOf: search.get('asOf') ?? '' }
  const { data, error, refetch } = useDebt<Statement>(`${debts.ledger}/statement`, asked)
  const letterhead = useLetterhead()
  const { party, pending } = useParty(debts.parties as 'customers', isOurs(debts) ? areas.supplier : areas.customer, id)
  const [settings, setSettings] = useState<Pick<PrintSettings, 'language' | 'size'>>({
    language: screen,
    size: 'a4-portrait',
  })
  const words = usePrintWords(debts.parties as 'customers', settings.language)
  const stage = useFit()
  const isReady = Boolean(data && letterhead.company && words && !pending)
  const title = `${t('debt.statement.title')} ${data ? named(data.party).name : ''}`
  useEffect(() => void (document.title = title), [title])

  const failed = error ?? letterhead.error
  if (failed)
    return (
      <PlainPage title={t('crud.failed.title')} text={failed.message}>
        <Button type="primary" onClick={() => void (error ? refetch() : letterhead.refetch())}>
          {t('app.retry')}
        </Button>
      </PlainPage>
    )
  return (
    <main className="print-page">
      <div className="print-toolbar" role="toolbar" aria-label={t('print.options')}>
        <Button
          type="text"
          icon={<ArrowLeftOutlined aria-hidden />}
          onClick={() => void navigate(`/finance-accounting/${debts.ledger}/${id}?${search}`)}
        >
          {t('debt.statement.back')}
        </Button>
        <Segmented
          aria-label={t('print.language')}
          value={settings.language}
          options={locales.map((value) => ({ value, label: value.slice(0, 2).toUpperCase() }))}
          onChange={(language) => setSettings({ ...settings, language })}
        />
        <Select
          aria-label={t('print.paper')}
          value={settings.size}
          options={sizeNames.map((value) => ({ value, label: t(`print.papers.${value}`) }))}
          onChange={(size) => setSettings({ ...settings, size })}
          popupMatchSelectWidth={false}
        />
        <span className="print-go">
          <Button
            type="primary"
            icon={<PrinterOutlined aria-hidden />}
            disabled={!isReady}
            onClick={() => window.print()}
            aria-keyshortcuts="Control+P"
          >
            {t('print.print')}
          </Button>
        </span>
      </div>
      <div className="print-stage" ref={stage}>
        {data && letterhead.company && words && !pending ? (
          <StatementPaper
            debts={debts}
            statement={data}
            company={letterhead.company}
            party={party}
            settings={settings}
            t={words}
          />
        ) : (
          <PageSkeleton />
        )}
      </div>
    </main>
  )
}
