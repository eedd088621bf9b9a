import { DownloadOutlined, UploadOutlined } from '@ant-design/icons'
import { isDocument, periodField, type AnyResource } from '@barem/resources/kit'
import { App, Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { withWords } from '../../i18n/later.ts'
import type { ListState } from '../list/address.ts'
import type { Rights } from '../model/rights.ts'
import { useWords } from '../model/useWords.ts'
import { exportRows } from './sheets.ts'

const ExportDialog = lazy(() => withWords('sheets', () => import('./ExportDialog.tsx')))

type Props = { definition: AnyResource; control: ListState; rights: Rights; empty: boolean; onImport: () => void }

/** Whether a list is bound by dates already. */
const hasDates = ({ filters }: ListState) =>
  filters.some(({ column: { type } }) => type === 'date' || type === 'dateTime')

/** To Excel and from it; documents only go out, since a row has no room for lines. */
export function SheetButtons({ definition, control, rights, empty, onImport }: Props) {
  const t = useTranslate()
  const { message } = App.useApp()
  const { title } = useWords(definition)
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)

  async function take() {
    if (periodField(definition) !== null && !hasDates(control)) return setAsking(true)
    setBusy(true)
    await exportRows(definition, control, title).catch((error: Error) => void message.error(error.message))
    setBusy(false)
  }

  return (
    <>
      {rights.export && !empty && (
        <Button icon={<DownloadOutlined />} loading={busy} onClick={() => void take()}>
          {t('buttons.export')}
        </Button>
      )}
      {asking && (
        <Suspense>
          <ExportDialog definition={definition} state={control} onClose={() => setAsking(false)} />
        </Suspense>
      )}
      {rights.create && !isDocument(definition) && (
        <Button icon={<UploadOutlined />} onClick={onImport}>
          {t('buttons.import')}
        </Button>
      )}
    </>
  )
}
