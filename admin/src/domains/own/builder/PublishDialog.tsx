import type { AnyResource } from '@barem/resources/kit'
import type { Level } from '@barem/resources/areas'
import type { OwnDefinition } from '@barem/resources/own'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, App, Button, Form, Modal } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { ApiError } from '../../../http/apiError.ts'
import { call } from '../../../http/client.ts'
import { messagesOf } from '../../../http/fieldErrors.ts'
import { postOnce } from '../../../http/sendOnce.ts'
import { useLocale } from '../../../i18n/i18n.ts'
import { followNow } from '../../../resources/own/definitions.ts'
import { type Built, OWN_QUERY, PATH, type Plan } from '../api.ts'
import { previewWords } from '../preview/words.ts'
import { changeText } from './changeText.ts'
import { NeedInput } from './NeedInput.tsx'
import { RightsTable } from './RightsTable.tsx'
import type { Builder } from './useBuilder.ts'

type Props = {
  builder: Builder
  shown: { own: OwnDefinition; resource: AnyResource }
  onClose: () => void
  onDone: () => void
}
type Replacements = Record<string, Record<string, string | null>>

/** Says what publishing changes and what rows need, asks who may do what, and publishes. */
export function PublishDialog({ builder, shown, onClose, onDone }: Props) {
  const t = useTranslate()
  const locale = useLocale()
  const client = useQueryClient()
  const { message } = App.useApp()
  const [form] = Form.useForm<Record<string, unknown>>()
  const [saved, setSaved] = useState<Built | null>(null)
  const [plan, setPlan] = useState<Plan | null>(null)
  const [replacements, setReplacements] = useState<Replacements>({})
  const [grants, setGrants] = useState<Record<string, Level[]>>({})
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isFirst = builder.stored.definition === null
  const words = previewWords(shown.own, locale)

  useEffect(() => {
    void (async () => {
      const kept = await builder.saveNow()
      if (!kept) return onClose()
      try {
        const { body } = await call<Plan>(`${PATH}/${kept.id}/changes`)
        setSaved(kept)
        setPlan(body)
      } catch (error) {
        setFailure(messagesOf(error).join('. '))
      }
    })()
  }, [])

  // Relations are asked at what is being worked on: some of them are not served yet.
  const asked = { ...(saved?.preview?.resource ?? shown.resource), path: `${PATH}/${saved?.id ?? ''}` }
  const needs = plan?.needs ?? []
  // Rights alone are changed with what is published already.
  const isSame = plan?.changes.length === 0
  const isIdle = isSame && Object.keys(grants).length === 0
  const blocked = needs.some(
    ({ kind, field, choice }) =>
      kind === 'rowsExceed' ||
      kind === 'rowsRepeat' ||
      (kind === 'rowsUse' && replacements[field]?.[choice!] === undefined),
  )

  /** The draft that is published; rights alone are changed with what is published already. */
  const drafted = async () => (saved?.draft === null ? builder.saveNow(true) : saved)

  async function publish() {
    const fills = await form.validateFields().catch(() => null)
    if (!fills) return
    setBusy(true)
    setFailure(null)
    const kept = await drafted()
    if (!kept) return onClose()
    try {
      await postOnce(`${PATH}/${kept.id}/publish`, { version: kept.draftVersion, fills, replacements, grants })
      await followNow()
      await client.invalidateQueries({ queryKey: [OWN_QUERY] })
      void message.success(t(isSame ? 'own.rights.done' : 'own.publish.done', { name: words.title }))
      onDone()
    } catch (error) {
      setBusy(false)
      if (builder.meets(error)) return onClose()
      const refused = error instanceof ApiError ? error.errors : {}
      const atFields = needs.filter(({ kind, path }) => kind === 'rowsLack' && refused[path])
      form.setFields(atFields.map(({ field, path }) => ({ name: field, errors: refused[path] })))
      if (atFields.length === 0) setFailure(messagesOf(error).join('. '))
    }
  }

  const groups = (plan?.rights ?? []).map((group) => ({ ...group, levels: grants[group.id] ?? group.levels }))
  return (
    <Modal
      open
      width={760}
      title={t(isSame ? 'own.rights.of' : 'own.publish.title', { name: words.title })}
      onCancel={onClose}
      maskClosable={false}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('buttons.cancel')}
          </Button>
          <Button type="primary" loading={busy} disabled={!plan || blocked || isIdle} onClick={() => void publish()}>
            {t(isSame ? 'own.rights.save' : 'own.publish.button')}
          </Button>
        </>
      }
    >
      {plan && (
        <>
          {!isSame && <h3>{t('own.publish.changes')}</h3>}
          <ul className="own-changes">
            {plan.changes.map((change, place) => (
              <li key={place}>{changeText(t, change, builder.stored.definition, shown.own)}</li>
            ))}
          </ul>
          <Form form={form} name="own-fills" layout="vertical" component={false}>
            {needs.length > 0 && <h3>{t('own.publish.needs')}</h3>}
            {needs.map((need) => (
              <NeedInput
                key={`${need.kind} ${need.field} ${need.choice ?? ''}`}
                need={need}
                draft={shown.own}
                published={builder.stored.definition}
                resource={asked}
                words={words}
                replacement={need.choice === undefined ? undefined : replacements[need.field]?.[need.choice]}
                onReplace={(value) =>
                  setReplacements((before) => ({
                    ...before,
                    [need.field]: { ...before[need.field], [need.choice!]: value },
                  }))
                }
              />
            ))}
          </Form>
          {!isSame && <h3>{t('own.rights.title')}</h3>}
          {!groups.some(({ levels, own }) => levels.length > 0 || (isFirst && own)) && <p>{t('own.rights.nobody')}</p>}
          <div className="own-scroll">
            <RightsTable
              groups={groups}
              isFirst={isFirst}
              onChange={(id, levels) => setGrants((before) => ({ ...before, [id]: levels }))}
            />
          </div>
        </>
      )}
      <div role="alert">{failure && <Alert type="error" showIcon role="presentation" message={failure} />}</div>
    </Modal>
  )
}
