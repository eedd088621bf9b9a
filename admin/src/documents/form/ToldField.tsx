import { Form } from 'antd'
import { useTranslate } from '@refinedev/core'

/** The words of a value that is written elsewhere; null for none. */
function wordsOf(value: unknown): string | null {
  if (typeof value === 'string') return value || null
  if (typeof value !== 'object' || value === null) return null
  const { text, street } = value as { text?: string | null; street?: string | null }
  return text || street || null
}

type Props = { name: string; label: string; onOpen: () => void }

/** A field that has to be there, told in the head line of a document; pressed, it leads to where it is written. */
export function ToldField({ name, label, onOpen }: Props) {
  const t = useTranslate()
  const value: unknown = Form.useWatch((values: Record<string, unknown>) => values[name], { preserve: true })
  const told = wordsOf(value)
  return (
    <div className="doc-field doc-told">
      <span>{label}</span>
      <button type="button" title={told ?? undefined} data-missing={told === null || undefined} onClick={onOpen}>
        {told ?? t('grid.missing')}
      </button>
    </div>
  )
}
