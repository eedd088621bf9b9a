import { type AnyResource, lineResource, mayMiss, missingIn } from '@barem/resources/kit'
import { Alert, Button } from 'antd'
import type { Translate } from '../../i18n/translate.ts'
import { useTranslate } from '@refinedev/core'
import { type Words, wordsOf } from '../../resources/model/words.ts'
import type { Bar, DocumentRow } from '../document.ts'

type Props = { definition: AnyResource; words: Words; row: DocumentRow; bar: Bar; onEdit: () => void }

/** This many are named one by one; the rest is counted. */
const MOST = 8

/** What a draft still lacks before its next step. */
export function MissingNote({ definition, words, row, bar, onEdit }: Props) {
  const t = useTranslate()
  if (!bar.edit || !mayMiss(definition, row)) return null
  const missing = missingIn(definition, row)
  if (missing.length === 0) return null
  const all = labelsOf(missing, definition, words, t)
  const named = all.slice(0, MOST)
  const more = all.length - named.length
  return (
    <Alert
      type="warning"
      showIcon
      className="approval-note"
      message={t('documents.missing.text', {
        one: words.one,
        fields: [...named, ...(more > 0 ? [t('documents.missing.more', { count: more })] : [])].join('; '),
      })}
      action={
        <Button size="small" onClick={onEdit}>
          {t('documents.missing.fill')}
        </Button>
      }
    />
  )
}

/** The labels of what is missing, those of one line together. */
function labelsOf(paths: readonly string[], definition: AnyResource, words: Words, t: Translate): string[] {
  const lines = new Map<string, string[]>()
  const own: string[] = []
  for (const path of paths) {
    const [field, index, inner] = path.split('.') as [string, string?, string?]
    if (inner === undefined) own.push(words.field(field))
    else {
      const line = t('documents.missing.line', { lines: words.field(field), number: Number(index) + 1 })
      const label = wordsOf(t, lineResource(definition, field)).field(inner)
      lines.set(line, [...(lines.get(line) ?? []), label])
    }
  }
  return [...own, ...[...lines].map(([line, labels]) => `${line}: ${labels.join(', ')}`)]
}
