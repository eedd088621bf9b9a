import { areas } from '@barem/resources/areas'
import type { AnyResource } from '@barem/resources/kit'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, App, Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { call } from '../../../http/client.ts'
import { sendOnce } from '../../../http/sendOnce.ts'
import { useDefinitions } from '../../../resources/model/registry.ts'
import { useWords } from '../../../resources/model/useWords.ts'
import { withWords } from '../../../i18n/later.ts'
import type { StoredSheet } from '../../../resources/sheets/ImportDialog.tsx'
import type { ImportResult } from '../../../resources/sheets/sheets.ts'
import { useAllowed } from '../../../session/useAllowed.ts'
import { type Built, OWN_QUERY, PATH } from '../api.ts'
import { downloadKept } from '../list/sheet.ts'

const RowsDialog = lazy(() => withWords('sheets', () => import('../../../resources/sheets/RowsDialog.tsx')))

/** Tells of the sheet that a definition began from, and imports its rows once there is a table for them. */
export function SheetNote({ stored }: { stored: Built }) {
  const t = useTranslate()
  const client = useQueryClient()
  const { message } = App.useApp()
  const { own } = useDefinitions()
  const [importing, setImporting] = useState(false)
  const [gone, setGone] = useState(false)
  const [rest, setRest] = useState<number | null>(null)
  const mayTake = useAllowed(areas.customCategory, 'c')
  const [kept, setKept] = useState<string | null>(null)
  const { id, name, status } = stored
  // What an import left has another name.
  const sheet = kept ?? stored.sheet
  const served = own.find((resource) => resource.name === name)
  if (sheet === null || gone || status === 'retired') return null
  const path = `${PATH}/${id}/sheet`

  function leave() {
    setGone(true)
    void client.invalidateQueries({ queryKey: [OWN_QUERY] })
  }
  const reload = async () => setKept((await call<Built>(`${PATH}/${id}`)).body.sheet)
  const forget = () => sendOnce('DELETE', path, {}).then(leave, (error: Error) => void message.error(error.message))
  const take = () => downloadKept(id, sheet).catch((error: Error) => void message.error(error.message))
  async function send(check: boolean): Promise<ImportResult> {
    type Told = { data: ImportResult }
    const { body } = check
      ? await call<Told>(`${path}/import?check=true`, { method: 'POST' })
      : await sendOnce<Told>('POST', `${path}/import`, {}, {}, sheet)
    if (!check) setRest(body.data.total - body.data.accepted - (body.data.passed ?? 0))
    return body.data
  }
  return (
    <>
      <Alert
        className="own-notice own-sheet-note"
        type="info"
        showIcon
        message={t(status === 'published' ? 'own.sheet.waits' : 'own.sheet.later', { name: sheet })}
        action={
          <span className="own-actions">
            {served && (
              <Button size="small" type="primary" onClick={() => setImporting(true)}>
                {t('own.sheet.import')}
              </Button>
            )}
            {mayTake && (
              <Button size="small" onClick={() => void take()}>
                {t('own.sheet.takeFile')}
              </Button>
            )}
            <Button size="small" onClick={() => void forget()}>
              {t('own.sheet.forget')}
            </Button>
          </span>
        }
      />
      {importing && served && (
        <Suspense>
          <Import
            served={served}
            stored={{ name: sheet, send }}
            onClose={() => {
              setImporting(false)
              if (rest === 0) leave()
              else if (rest !== null) void reload()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

type Props = { served: AnyResource; stored: StoredSheet; onClose: () => void }

function Import({ served, stored, onClose }: Props) {
  return <RowsDialog definition={served} words={useWords(served)} stored={stored} onClose={onClose} />
}
