import type { PrintSettings } from './paperProps.ts'
import type { AnyResource } from '@barem/resources/kit'
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { useParams, useSearchParams } from 'react-router'
import { ApiError } from '../../http/apiError.ts'
import { useLocale } from '../../i18n/i18n.ts'
import { PageSkeleton } from '../../layout/PageSkeleton.tsx'
import { ForbiddenPage } from '../../pages/ForbiddenPage.tsx'
import { PlainPage } from '../../pages/PlainPage.tsx'
import { paths } from '../../resources/model/paths.ts'
import { papers } from './papers.ts'
import { PlainPaper } from './PlainPaper.tsx'
import { paperAsked, readSettings, rememberPaper, rememberSettings } from './settings.ts'
import { Toolbar } from './Toolbar.tsx'
import { useFit } from './useFit.ts'
import { useDocument, useLetterhead } from './usePrinted.ts'
import { usePrinting } from './usePrinting.ts'
import { usePrintWords } from './usePrintWords.ts'
import './print.css'

/**
 * A document as a sheet of paper, with what can be chosen about it above. What was chosen is remembered for the paper.
 */
export default function PrintPage({ definition }: { definition: AnyResource }) {
  const { id = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const print = paperAsked(definition.name, definition.prints, search.get('paper'))

  function choose(paper: string) {
    rememberPaper(definition.name, definition.prints.find((one) => one.paper === paper)!.paper)
    setSearch({ paper }, { replace: true })
  }
  return <Preview key={`${id} ${print.paper}`} definition={definition} id={id} print={print} onPaper={choose} />
}

type Props = {
  definition: AnyResource
  id: string
  print: AnyResource['prints'][number]
  onPaper: (paper: string) => void
}

function Preview({ definition, id, print, onPaper }: Props) {
  const t = useTranslate()
  const screen = useLocale()
  const { paper } = print
  const [settings, setSettings] = useState<PrintSettings>(() => readSettings(print, screen))
  const printed = useDocument<{ code: string }>(definition, id)
  const letterhead = useLetterhead()
  const [row, company] = [printed.data, letterhead.company]
  const words = usePrintWords(definition.name, settings.language)
  const stage = useFit()
  const ready = Boolean(row && company && words)
  const copies = usePrinting(definition.name, id, paper, ready)
  const { prints, reprint, busy, start } = copies
  const failed = [printed, letterhead, copies].find(({ error }) => error)

  const title = row && `${row.code} ${t(`documents.papers.${paper}`)}`
  useEffect(() => void (document.title = title ?? t('print.print')), [title, t])

  function choose(next: PrintSettings) {
    rememberSettings(paper, next)
    setSettings(next)
  }
  if (failed?.error instanceof ApiError && failed.error.statusCode === 403)
    return <ForbiddenPage area={definition.area} level="v" />
  if (failed)
    return (
      <PlainPage title={t('crud.failed.title')} text={failed.error?.message}>
        <Button type="primary" onClick={() => void failed.refetch()}>
          {t('app.retry')}
        </Button>
      </PlainPage>
    )
  const PaperOf = papers.find(paper)?.Paper ?? PlainPaper
  return (
    <main className="print-page">
      <Toolbar
        papers={definition.prints.map((one) => one.paper)}
        paper={paper}
        onPaper={onPaper}
        back={paths.show(definition, id)}
        settings={settings}
        onChange={choose}
        prints={prints}
        ready={ready && reprint !== null}
        busy={busy}
        onPrint={start}
      />
      <div className="print-stage" ref={stage}>
        {row && company && words && reprint !== null ? (
          <PaperOf
            definition={definition}
            row={row as never}
            company={company}
            paper={paper}
            settings={settings}
            reprint={reprint}
            t={words}
          />
        ) : (
          <PageSkeleton />
        )}
      </div>
    </main>
  )
}
