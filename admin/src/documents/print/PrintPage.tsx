import { Button } from 'antd'
import { type ComponentType, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { PageSkeleton } from '../../layout/PageSkeleton.tsx'
import { useLocale } from '../../i18n/i18n.ts'
import { PlainPage } from '../../pages/PlainPage.tsx'
import type { PaperProps } from './paperProps.ts'
import { type Form, type PrintSettings, readSettings, rememberSettings } from './settings.ts'
import { Toolbar } from './Toolbar.tsx'
import { useDocument, useLetterhead } from './usePrinted.ts'
import { usePrintWords } from './usePrintWords.ts'
import { useFit } from './useFit.ts'
import './print.css'

type Props<Row> = { form: Form; resource: string; route: string; paper: ComponentType<PaperProps<Row>> }

/** A document as a sheet of paper, with what can be chosen about it above. What was chosen is remembered for the form. */
export function PrintPage<Row extends { code: string }>({ form, resource, route, paper: PaperOf }: Props<Row>) {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const screen = useLocale()
  const [settings, setSettings] = useState<PrintSettings>(() => readSettings(form, screen))
  const { data: row, error, refetch } = useDocument<Row>(resource, id)
  const company = useLetterhead()
  const words = usePrintWords(settings.language)
  const stage = useFit()

  const title = row && `${row.code} ${t(form === 'order' ? 'print.order.title' : 'print.contract.title')}`
  useEffect(() => void (document.title = title ?? t('print.print')), [title, t])

  const choose = (next: PrintSettings) => {
    rememberSettings(form, next)
    setSettings(next)
  }
  if (error)
    return (
      <PlainPage title={t('crud.failed.title')} text={error.message}>
        <Button type="primary" onClick={() => void refetch()}>
          {t('app.retry')}
        </Button>
      </PlainPage>
    )
  return (
    <main className="print-page">
      <Toolbar
        form={form}
        back={`${route}/${id}`}
        settings={settings}
        onChange={choose}
        ready={Boolean(row && company && words)}
      />
      <div className="print-stage" ref={stage}>
        {row && company && words ? (
          <PaperOf row={row} company={company} settings={settings} t={words} />
        ) : (
          <PageSkeleton />
        )}
      </div>
    </main>
  )
}
