import { ArrowLeftOutlined, PrinterOutlined } from '@ant-design/icons'
import { useTranslate } from '@refinedev/core'
import { Button, Segmented } from 'antd'
import { useNavigate } from 'react-router'
import { Select } from '../../controls/Select.tsx'
import { locales } from '../../i18n/locales.ts'
import type { PrintSettings } from './paperProps.ts'
import { sizeNames } from './sizes.ts'
import './print.css'

export type PaperSettings = Pick<PrintSettings, 'language' | 'size'>

type Props = {
  settings: PaperSettings
  change: (settings: PaperSettings) => void
  back: { to: string; label: string }
  /** Whether all that the paper shows is there. */
  isReady: boolean
}

/** Tools above a paper that is not a document: the way back, language, size of the paper, and printing. */
export function PaperToolbar({ settings, change, back, isReady }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  return (
    <div className="print-toolbar" role="toolbar" aria-label={t('print.options')}>
      <Button type="text" icon={<ArrowLeftOutlined aria-hidden />} onClick={() => void navigate(back.to)}>
        {back.label}
      </Button>
      <Segmented
        aria-label={t('print.language')}
        value={settings.language}
        options={locales.map((value) => ({ value, label: value.slice(0, 2).toUpperCase() }))}
        onChange={(language) => change({ ...settings, language })}
      />
      <Select
        aria-label={t('print.paper')}
        value={settings.size}
        options={sizeNames.map((value) => ({ value, label: t(`print.papers.${value}`) }))}
        onChange={(size) => change({ ...settings, size })}
        popupMatchSelectWidth={false}
      />
      <span className="print-go">
        <Button
          type="primary"
          icon={<PrinterOutlined aria-hidden />}
          disabled={!isReady}
          onClick={() => window.print()}
          aria-keyshortcuts="Control+P"
        >
          {t('print.print')}
        </Button>
      </span>
    </div>
  )
}
