import { Button, Dropdown } from 'antd'
import { useTranslate } from '@refinedev/core'
import { changeLocale, useLocale } from '../i18n/i18n.ts'
import { locales, type LocaleCode } from '../i18n/locales.ts'

/** Each language by its own name, so that people can find theirs from any other. */
export const languageNames: Record<LocaleCode, string> = { vi_VN: 'Tiếng Việt', en_US: 'English' }

export function LanguageSwitch() {
  const t = useTranslate()
  const locale = useLocale()
  const items = locales.map((code) => ({
    key: code,
    label: <span lang={code.slice(0, 2)}>{languageNames[code]}</span>,
  }))
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      menu={{
        items,
        selectable: true,
        selectedKeys: [locale],
        onClick: ({ key }) => void changeLocale(key as LocaleCode),
      }}
    >
      <Button
        type="text"
        className="tool-word"
        aria-label={`${locale.slice(0, 2).toUpperCase()}, ${t('shell.language')}: ${languageNames[locale]}`}
        aria-haspopup="menu"
      >
        {locale.slice(0, 2).toUpperCase()}
      </Button>
    </Dropdown>
  )
}
