import type { PrintSettings } from './paperProps.ts'
import { ArrowLeftOutlined, PrinterOutlined, SettingOutlined } from '@ant-design/icons'
import type { PaperName } from '@barem/resources/papers'
import { Button, Checkbox, Popover, Segmented } from 'antd'
import { useTranslate } from '@refinedev/core'
import { useNavigate } from 'react-router'
import { Select } from '../../controls/Select.tsx'
import { locales } from '../../i18n/locales.ts'
import { Copies } from './Copies.tsx'
import { factsOf } from './papers.ts'
import { sizeNames } from './sizes.ts'
import type { Printed } from './usePrints.ts'

type Props = {
  papers: readonly PaperName[]
  paper: PaperName
  onPaper: (paper: PaperName) => void
  back: string
  settings: PrintSettings
  onChange: (next: PrintSettings) => void
  prints: readonly Printed[] | null
  ready: boolean
  busy: boolean
  onPrint: () => void
}

/** The options of a print, and how often it was printed. It stays on screen. */
export function Toolbar({ papers, paper, onPaper, back, settings, onChange, prints, ready, busy, onPrint }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const set = (change: Partial<PrintSettings>) => onChange({ ...settings, ...change })
  const options = factsOf(paper).optional
  const columns = (
    <div className="print-columns" role="group" aria-label={t('print.columnsShown')}>
      <Checkbox.Group
        options={options.map((value) => ({ value, label: t(`print.choices.${value}`) }))}
        value={[...settings.columns]}
        onChange={(chosen) => set({ columns: options.filter((column) => chosen.includes(column)) })}
      />
    </div>
  )
  return (
    <div className="print-toolbar" role="toolbar" aria-label={t('print.options')}>
      <Button type="text" icon={<ArrowLeftOutlined aria-hidden />} onClick={() => void navigate(back)}>
        {t('print.back')}
      </Button>
      {papers.length > 1 && (
        <Select
          aria-label={t('print.what')}
          value={paper}
          options={papers.map((value) => ({ value, label: t(`documents.papers.${value}`) }))}
          onChange={onPaper}
          popupMatchSelectWidth={false}
        />
      )}
      <Segmented
        aria-label={t('print.language')}
        value={settings.language}
        options={locales.map((value) => ({ value, label: value.slice(0, 2).toUpperCase() }))}
        onChange={(language) => set({ language })}
      />
      <Select
        aria-label={t('print.paper')}
        value={settings.size}
        options={sizeNames.map((value) => ({ value, label: t(`print.papers.${value}`) }))}
        onChange={(size) => set({ size })}
        popupMatchSelectWidth={false}
      />
      {options.length > 0 && (
        <Popover content={columns} trigger="click" placement="bottomLeft">
          <Button icon={<SettingOutlined aria-hidden />}>{t('print.columnsShown')}</Button>
        </Popover>
      )}
      {settings.debt !== null && (
        <Checkbox checked={settings.debt} onChange={({ target }) => set({ debt: target.checked })}>
          {t('print.withDebt')}
        </Checkbox>
      )}
      <span className="print-go">
        <Copies prints={prints} paper={paper} />
        <Button
          type="primary"
          icon={<PrinterOutlined aria-hidden />}
          disabled={!ready}
          loading={busy}
          onClick={onPrint}
          aria-keyshortcuts="Control+P"
        >
          {t('print.print')}
        </Button>
      </span>
    </div>
  )
}
