import { App } from 'antd'
import { useTranslate } from '@refinedev/core'
import { copyText } from '../../copy.ts'

/** Text that one click copies. */
export function Copyable({ text, className = '' }: { text: string; className?: string }) {
  const t = useTranslate()
  const { message } = App.useApp()

  async function copy() {
    if (await copyText(text)) void message.success(t('crud.copied', { text }))
    else void message.error(t('crud.uncopied'))
  }

  return (
    <button
      type="button"
      className={`copyable ${className}`}
      title={t('crud.copy')}
      aria-label={t('crud.copyText', { text })}
      onClick={() => void copy()}
    >
      {text}
    </button>
  )
}
