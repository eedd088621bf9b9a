import { ArrowLeftOutlined, PrinterOutlined, SettingOutlined } from '@ant-design/icons'
import { Button, Checkbox, Popover, Segmented, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { locales } from '../../i18n/locales.ts'
import { paperNames } from './papers.ts'
import { type Form, optionalColumns, type PrintSettings } from './settings.ts'

type Props = {
  form: Form
  back: string
  settings: PrintSettings
  onChange: (next: PrintSettings) => void
  ready: boolean
}

/** Pictures that are still on their way would be missing on paper. */
async function print() {
  await Promise.all([
    document.fonts.ready,
    ...[...document.images].map((image) => image.decode().catch(() => undefined)),
  ])
  window.print()
}

/** What can be chosen about a print. It stays on screen. */
export function Toolbar({ form, back, settings, onChange, ready }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const set = (change: Partial<PrintSettings>) => onChange({ ...settings, ...change })
  const columns = (
    <div className="print-columns" role="group" aria-label={t('print.columnsShown')}>
      <Checkbox.Group
        options={optionalColumns[form].map((value) => ({ value, label: t(`print.choices.${value}`) }))}
        value={[...settings.columns]}
        onChange={(chosen) => set({ columns: optionalColumns[form].filter((column) => chosen.includes(column)) })}
      />
    </div>
  )
  return (
    <div className="print-toolbar" role="toolbar" aria-label={t('print.options')}>
      <Button type="text" icon={<ArrowLeftOutlined aria-hidden />} onClick={() => void navigate(back)}>
        {t('print.back')}
      </Button>
      <Segmented
        aria-label={t('print.language')}
        value={settings.language}
        options={locales.map((value) => ({ value, label: value.slice(0, 2).toUpperCase() }))}
        onChange={(language) => set({ language })}
      />
      <Select
        aria-label={t('print.paper')}
        value={settings.paper}
        options={paperNames.map((value) => ({ value, label: t(`print.papers.${value}`) }))}
        onChange={(paper) => set({ paper })}
        popupMatchSelectWidth={false}
      />
      <Popover content={columns} trigger="click" placement="bottomLeft">
        <Button icon={<SettingOutlined aria-hidden />}>{t('print.columnsShown')}</Button>
      </Popover>
      {form === 'order' && (
        <>
          <Checkbox checked={settings.prices} onChange={({ target }) => set({ prices: target.checked })}>
            {t('print.withPrices')}
          </Checkbox>
          <Checkbox
            checked={settings.debt && settings.prices}
            disabled={!settings.prices}
            onChange={({ target }) => set({ debt: target.checked })}
          >
            {t('print.withDebt')}
          </Checkbox>
        </>
      )}
      <Button
        type="primary"
        icon={<PrinterOutlined aria-hidden />}
        disabled={!ready}
        onClick={() => void print()}
        className="print-go"
      >
        {t('print.print')}
      </Button>
    </div>
  )
}
