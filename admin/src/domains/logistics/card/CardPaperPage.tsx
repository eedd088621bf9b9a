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
import { CARD_PAGE, useAskedCard, useCard, type WholeCard, withAsked } from './card.ts'
import { CardPaper } from './CardPaper.tsx'

/** The stock card as a sheet of paper. */
export default function CardPaperPage() {
  const t = useTranslate()
  const screen = useLocale()
  const { asked, withValues } = useAskedCard()
  const { data, error, refetch } = useCard<WholeCard>('stock-card/whole', asked)
  const letterhead = useLetterhead()
  const [settings, setSettings] = useState<PaperSettings>({ language: screen, size: 'a4-landscape' })
  const words = usePrintWords('stock-entries', settings.language, ['card'])
  const stage = useFit()
  const title = t('card.title')
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
        back={{ to: withAsked(CARD_PAGE, asked), label: t('card.back') }}
        isReady={Boolean(data && letterhead.company && words)}
      />
      <div className="print-stage" ref={stage}>
        {data && letterhead.company && words ? (
          <CardPaper
            card={data}
            company={letterhead.company}
            settings={settings}
            withValues={withValues && data.sum.closing.value !== undefined}
            t={words}
          />
        ) : (
          <PageSkeleton />
        )}
      </div>
    </main>
  )
}
