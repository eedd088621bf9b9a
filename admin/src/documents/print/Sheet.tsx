import type { ReactNode } from 'react'
import type { Translate } from '../../i18n/translate.ts'
import type { PrintSettings } from './paperProps.ts'
import { pageRule } from './sizes.ts'
import './paper.css'

type Props = {
  settings: Pick<PrintSettings, 'language' | 'size'>
  t: Translate
  name: string
  /** What stands at the foot of every page beside its number. */
  foot: string
  children: ReactNode
}

/** A sheet as printed, always dark on white, with the number of each page. */
export function Sheet({ settings: { size, language }, t, name, foot, children }: Props) {
  return (
    <article className="paper" data-paper={size} lang={language.slice(0, 2)} aria-label={name}>
      <style>{pageRule(size, { name: foot, page: t('print.page'), of: t('print.pageOf') })}</style>
      {children}
    </article>
  )
}
