import { App } from 'antd'
import { useTranslation } from 'react-i18next'

/** Text that one click copies. */
export function Copyable({ text, className = '' }: { text: string; className?: string }) {
  const { t } = useTranslation()
  const { message } = App.useApp()

  async function copy() {
    await navigator.clipboard.writeText(text)
    void message.success(t('crud.copied', { text }))
  }

  return (
    <button type="button" className={`copyable ${className}`} title={t('crud.copy')} aria-label={t('crud.copyText', { text })} onClick={() => void copy()}>
      {text}
    </button>
  )
}
