import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { markOf } from './mark.ts'
import { pageRule } from './papers.ts'
import type { PrintSettings } from './settings.ts'
import './mark.css'
import './paper.css'

type Props = {
  settings: PrintSettings
  t: TFunction
  code: string
  revision: number | null
  title: string
  status: string
  children: ReactNode
}

/** A sheet as it comes out of the printer, always dark on white. What is not approved says so across each page. */
export function Paper({ settings, t, code, revision, title, status, children }: Props) {
  const mark = markOf(status)
  const foot = {
    name: [`${title} ${code}`, revision ? t('print.revision', { revision }) : null].filter(Boolean).join(' · '),
    page: t('print.page'),
    of: t('print.pageOf'),
  }
  return (
    <article
      className="paper"
      data-paper={settings.paper}
      lang={settings.language.slice(0, 2)}
      aria-label={`${title} ${code}`}
    >
      <style>{pageRule(settings.paper, foot)}</style>
      {mark && (
        <div className="paper-mark" data-cancelled={status === 'cancelled' || undefined}>
          {t(mark)}
        </div>
      )}
      {children}
    </article>
  )
}
