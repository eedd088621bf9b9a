import { OWN_LIMITS, proposedKey, type Label } from '@barem/resources/own'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Modal, Radio } from 'antd'
import { type KeyboardEvent, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { useNavigate } from 'react-router'
import { messagesOf } from '../../../http/fieldErrors.ts'
import { postOnce } from '../../../http/sendOnce.ts'
import { loadWords } from '../../../i18n/later.ts'
import { locales } from '../../../i18n/locales.ts'
import { useDefinitions } from '../../../resources/model/registry.ts'
import { type Built, OWN_QUERY, PATH, ROUTE } from '../api.ts'
import { type Starter, starters, startOf } from '../model/starters.ts'
import { type Begun, fromSheet, keepSheet } from './sheet.ts'
import { SheetStart } from './SheetStart.tsx'
import { LabelInputs } from '../panels/LabelInputs.tsx'

/** What a file is called, without its ending, as a first name. */
const nameOf = ({ name }: File) =>
  name
    .replace(/\.xlsx$/i, '')
    .replaceAll('_', ' ')
    .slice(0, OWN_LIMITS.label)

/** Asks what a resource is called and what it begins with, and opens it in the builder. */
export function NewDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { own } = useDefinitions()
  const [label, setLabel] = useState<Label>({})
  const [starter, setStarter] = useState<Starter>('values')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [begun, setBegun] = useState<Begun | null>(null)
  const name = label.vi_VN?.trim() ?? ''

  async function create() {
    if (name === '') return setFailure(t('own.mistakes.E_NO_NAME'))
    if (starter === 'sheet' && !begun) return setFailure(t('own.sheet.none'))
    const isEmpty = starter === 'sheet' && begun?.columns.every(({ as }) => as === null)
    if (isEmpty) return setFailure(t('own.sheet.noColumns'))
    setBusy(true)
    setFailure(null)
    try {
      // A resource has its words in both languages from the start.
      await Promise.all(locales.map((language) => loadWords(language, 'own')))
      const taken = new Set(own.map(({ path }) => path.replace('own/', '')))
      const key = proposedKey(label, taken)
      const draft = starter === 'sheet' ? fromSheet(key, label, begun?.columns ?? []) : startOf(starter, key, label)
      const { body } = await postOnce<Built>(PATH, { draft })
      if (starter === 'sheet' && begun) await keepSheet(body.id, begun.file)
      void client.invalidateQueries({ queryKey: [OWN_QUERY] })
      void navigate(`${ROUTE}/${body.id}`)
    } catch (error) {
      setBusy(false)
      setFailure(messagesOf(error).join('. '))
    }
  }
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (key === 'Enter' && target instanceof HTMLInputElement && target.type === 'text') void create()
  }
  return (
    <Modal
      open
      title={t('own.new.title')}
      width={starter === 'sheet' ? 760 : undefined}
      onCancel={onClose}
      maskClosable={false}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('buttons.cancel')}
          </Button>
          <Button type="primary" loading={busy} onClick={() => void create()}>
            {t('own.new.create')}
          </Button>
        </>
      }
    >
      <div className="own-panel" onKeyDown={onKeyDown}>
        <LabelInputs word={t('own.name')} path="label" value={label} onChange={setLabel} required autoFocus />
        <Radio.Group
          aria-label={t('own.new.start')}
          className="own-starters"
          value={starter}
          onChange={({ target }) => setStarter(target.value as Starter)}
          options={starters.map((value) => ({
            value,
            label: (
              <span>
                {t(`own.new.${value}`)}
                <small>{t(`own.new.${value}For`)}</small>
              </span>
            ),
          }))}
        />
        {starter === 'sheet' && (
          <SheetStart
            begun={begun}
            onChange={(next) => {
              setBegun(next)
              setFailure(null)
              if (next && name === '') setLabel({ ...label, vi_VN: nameOf(next.file) })
            }}
          />
        )}
      </div>
      <div role="alert">{failure && <Alert type="error" showIcon role="presentation" message={failure} />}</div>
    </Modal>
  )
}
