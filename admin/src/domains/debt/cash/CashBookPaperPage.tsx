import { useTranslate } from '@refinedev/core'
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { type PaperSettings, PaperToolbar } from '../../../documents/print/PaperToolbar.tsx'
import { useFit } from '../../../documents/print/useFit.ts'
import { useLetterhead } from '../../../documents/print/usePrinted.ts'
import { usePrintWords } from '../../../documents/print/usePrintWords.ts'
import { useLocale } from '../../../i18n/i18n.ts'
import { PageSkeleton } from '../../../layout/PageSkeleton.tsx'
import { PlainPage } from '../../../pages/PlainPage.tsx'
import { BOOK_PAGE, useAskedBook, useBook, type WholeBook, withAsked } from './book.ts'
import { CashBookPaper } from './CashBookPaper.tsx'

/** The cash book as a sheet of paper. */
export default function CashBookPaperPage() {
  const t = useTranslate()
  const screen = useLocale()
  const { asked } = useAskedBook()
  const { data, error, refetch } = useBook<WholeBook>('cash-book/whole', asked)
  const letterhead = useLetterhead()
  const [settings, setSettings] = useState<PaperSettings>({ language: screen, size: 'a4-landscape' })
  const words = usePrintWords('funds', settings.language, ['cash'])
  const stage = useFit()
  const title = t('cash.title')
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
        back={{ to: withAsked(BOOK_PAGE, asked), label: t('cash.back') }}
        isReady={Boolean(data && letterhead.company && words)}
      />
      <div className="print-stage" ref={stage}>
        {data && letterhead.company && words ? (
          <CashBookPaper book={data} company={letterhead.company} settings={settings} t={words} />
        ) : (
          <PageSkeleton />
        )}
      </div>
    </main>
  )
}
