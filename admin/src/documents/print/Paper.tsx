import type { PrintSettings } from './paperProps.ts'
import type { PaperName } from '@barem/resources/papers'
import type { Translate } from '../../i18n/translate.ts'
import type { ReactNode } from 'react'
import { markOf } from './mark.ts'
import { pageRule } from './sizes.ts'
import './mark.css'
import './paper.css'

type Props = {
  paper: PaperName
  settings: PrintSettings
  /** How often it was printed before. */
  reprint: number
  t: Translate
  code: string
  revision: number | null
  title: string
  status: string
  children: ReactNode
}

/** A sheet as printed, always dark on white. Papers that are not approved are marked across each page. */
export function Paper({ paper, settings, reprint, t, code, revision, title, status, children }: Props) {
  const mark = markOf(status, paper)
  const foot = {
    name: [
      `${title} ${code}`,
      revision ? t('print.revision', { revision }) : null,
      reprint > 0 ? t('print.reprint', { times: reprint }) : null,
    ]
      .filter(Boolean)
      .join(' · '),
    page: t('print.page'),
    of: t('print.pageOf'),
  }
  return (
    <article
      className="paper"
      data-paper={settings.size}
      lang={settings.language.slice(0, 2)}
      aria-label={`${title} ${code}`}
    >
      <style>{pageRule(settings.size, foot)}</style>
      {mark && (
        <div className="paper-mark" data-cancelled={status === 'cancelled' || undefined}>
          {t(mark)}
        </div>
      )}
      {children}
    </article>
  )
}
