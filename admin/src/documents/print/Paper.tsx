import type { PrintSettings } from './paperProps.ts'
import type { PaperName } from '@barem/resources/papers'
import type { Translate } from '../../i18n/translate.ts'
import type { ReactNode } from 'react'
import { markOf } from './mark.ts'
import { Sheet } from './Sheet.tsx'
import './mark.css'

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
  const foot = [
    `${title} ${code}`,
    revision ? t('print.revision', { revision }) : null,
    reprint > 0 ? t('print.reprint', { times: reprint }) : null,
  ]
  return (
    <Sheet settings={settings} t={t} name={`${title} ${code}`} foot={foot.filter(Boolean).join(' · ')}>
      {mark && (
        <div className="paper-mark" data-cancelled={status === 'cancelled' || undefined}>
          {t(mark)}
        </div>
      )}
      {children}
    </Sheet>
  )
}
