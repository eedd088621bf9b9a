import type { AnyResource } from '@barem/resources/kit'
import type { OwnDefinition } from '@barem/resources/own'
import { Form, Segmented } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { languageNames } from '../../../layout/LanguageSwitch.tsx'
import { useLocale } from '../../../i18n/i18n.ts'
import { locales, type LocaleCode } from '../../../i18n/locales.ts'
import { FormGroups } from '../../../resources/form/FormGroups.tsx'
import Cards from '../../../resources/list/Cards.tsx'
import { ResourceTable } from '../../../resources/list/ResourceTable.tsx'
import { menuWidth, TICKS_WIDTH, widthOf } from '../../../resources/list/widths.ts'
import type { ListControl } from '../../../resources/list/useListState.ts'
import { defaultColumns } from '../../../resources/model/columns.ts'
import type { Rights } from '../../../resources/model/rights.ts'
import type { Words } from '../../../resources/model/words.ts'
import { previewWords } from './words.ts'
import { sampleRows } from './sample.ts'
import '../../../resources/screens.css'
import '../../../resources/list/list.css'
import '../../../resources/form/form.css'

const rights: Rights = { list: true, show: true, create: true, update: true, delete: true, export: true }
const nothing = () => undefined
const refusals = new Map()

type Shown = { own: OwnDefinition; resource: AnyResource }
type Size = 'desktop' | 'phone'

/** The list and the form of a draft, drawn by what draws all lists and forms. Nothing in it takes the cursor. */
export function Preview({ shown }: { shown: Shown | null }) {
  const t = useTranslate()
  const locale = useLocale()
  const [chosen, setChosen] = useState<LocaleCode | null>(null)
  const [size, setSize] = useState<Size>('desktop')
  const language = chosen ?? locale
  const words = useMemo(() => shown && previewWords(shown.own, language), [shown, language])
  return (
    <section className="own-preview" aria-label={t('own.preview.title')}>
      <header>
        <h2>{t('own.preview.title')}</h2>
        <Segmented<Size>
          aria-label={t('own.preview.size')}
          value={size}
          onChange={setSize}
          options={(['desktop', 'phone'] as const).map((value) => ({ value, label: t(`own.preview.${value}`) }))}
        />
        <Segmented<LocaleCode>
          aria-label={t('own.preview.language')}
          value={language}
          onChange={setChosen}
          options={locales.map((value) => ({ value, label: languageNames[value] }))}
        />
      </header>
      {shown && words ? (
        <div className="own-preview-frame" data-size={size}>
          <div className="own-preview-list">
            <div inert>
              <ListPreview resource={shown.resource} words={words} size={size} />
            </div>
          </div>
          <div inert>
            <FormPreview resource={shown.resource} words={words} />
          </div>
        </div>
      ) : (
        <p className="own-empty">{t('own.preview.none')}</p>
      )}
    </section>
  )
}

type Props = { resource: AnyResource; words: Words }

function ListPreview({ resource, words, size }: Props & { size: Size }) {
  const t = useTranslate()
  const rows = useMemo(() => sampleRows(resource, words, t), [resource, words, t])
  const shown = defaultColumns(resource)
  // All columns are shown, however narrow the preview is: it moves sideways.
  const width = shown.reduce((sum, column) => sum + widthOf(resource, column), TICKS_WIDTH + menuWidth(resource))
  const control = { sort: resource.list.sort, size: rows.length, change: nothing } as unknown as ListControl
  const common = { definition: resource, words, shown, rows, rights, onDelete: nothing }
  return (
    <div className="panel" style={size === 'phone' ? undefined : { minWidth: width }}>
      <h3>{words.title}</h3>
      {words.about && <p className="own-about">{words.about}</p>}
      {size === 'phone' ? (
        <Cards {...common} />
      ) : (
        <ResourceTable {...common} control={control} ticks={false} selected={[]} onSelect={nothing} />
      )}
    </div>
  )
}

function FormPreview({ resource, words }: Props) {
  const [form] = Form.useForm()
  // Fields that come and go would leave values of others behind.
  const key = Object.entries(resource.fields)
    .map(([name, { type }]) => `${name} ${type}`)
    .join()
  return (
    <Form key={key} form={form} name="own-preview" className="record-form" layout="vertical">
      <FormGroups definition={resource} words={words} row={null} refusals={refusals} />
    </Form>
  )
}
