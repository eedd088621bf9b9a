import { areas } from '@barem/resources/areas'
import { useTranslate } from '@refinedev/core'
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { type PaperSettings, PaperToolbar } from '../../documents/print/PaperToolbar.tsx'
import { useFit } from '../../documents/print/useFit.ts'
import { useLetterhead, useParty } from '../../documents/print/usePrinted.ts'
import { usePrintWords } from '../../documents/print/usePrintWords.ts'
import { useLocale } from '../../i18n/i18n.ts'
import { PageSkeleton } from '../../layout/PageSkeleton.tsx'
import { PlainPage } from '../../pages/PlainPage.tsx'
import { named, type Statement, useDebt } from './debt.ts'
import { pathOf, type KeptDebts } from './items.ts'
import { StatementPaper } from './papers/StatementPaper.tsx'

const AREAS: Readonly<Record<string, (typeof areas)[keyof typeof areas]>> = {
  customers: areas.customer,
  suppliers: areas.supplier,
}

/** What a customer owes, or a supplier is owed, as a sheet of paper that both sides sign. */
export function StatementPage({ debts }: { debts: KeptDebts }) {
  const t = useTranslate()
  const screen = useLocale()
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const asked = { [debts.party]: id, from: search.get('from') ?? '', asOf: search.get('asOf') ?? '' }
  const { data, error, refetch } = useDebt<Statement>(`${pathOf(debts)}/statement`, asked)
  const letterhead = useLetterhead()
  const { party, pending } = useParty(debts.parties as 'customers', AREAS[debts.parties] ?? areas.debt, id)
  const [settings, setSettings] = useState<PaperSettings>({ language: screen, size: 'a4-portrait' })
  const words = usePrintWords(debts.parties as 'customers', settings.language)
  const stage = useFit()
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
      <PaperToolbar
        settings={settings}
        change={setSettings}
        back={{ to: `/finance-accounting/${pathOf(debts)}/${id}?${search}`, label: t('debt.statement.back') }}
        isReady={Boolean(data && letterhead.company && words && !pending)}
      />
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
