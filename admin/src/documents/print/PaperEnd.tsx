import type { Translate } from '../../i18n/translate.ts'
import { type Signature, Signatures } from './Signatures.tsx'

type Props = { note: string | null; signatures: readonly Signature[]; t: Translate }

/** The end of a paper without sums: the note of its document, then who signs. */
export function PaperEnd({ note, signatures, t }: Props) {
  return (
    <section className="paper-end">
      <div className="paper-remarks">{note && <p className="paper-note">{`${t('print.note')}: ${note}`}</p>}</div>
      <Signatures signatures={signatures} />
    </section>
  )
}
