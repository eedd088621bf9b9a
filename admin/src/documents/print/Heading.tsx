import type { PrintSettings } from './paperProps.ts'
import type { Translate } from '../../i18n/translate.ts'
import { dateParts } from './figures.ts'

type Props = {
  title: string
  code: string
  revision: number | null
  date: string
  settings: PrintSettings
  /** How often the paper was printed before. */
  reprint: number
  t: Translate
}

/** The title of the paper, its number, and its date in words. */
export function Heading({ title, code, revision, date, settings, reprint, t }: Props) {
  return (
    <div className="paper-heading">
      <h1>{title}</h1>
      <div className="paper-date">{t('print.dateLine', dateParts(date, settings.language))}</div>
      <div className="paper-number">
        {t('print.number')}: <b>{code}</b>
        {revision ? <> · {t('print.revision', { revision })}</> : null}
      </div>
      {reprint > 0 && <div className="paper-reprint">{t('print.reprint', { times: reprint })}</div>}
    </div>
  )
}
