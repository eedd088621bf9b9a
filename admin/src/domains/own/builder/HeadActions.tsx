import { EllipsisOutlined, RedoOutlined, UndoOutlined } from '@ant-design/icons'
import { areas } from '@barem/resources/areas'
import { useQueryClient } from '@tanstack/react-query'
import { App, Button, Dropdown } from 'antd'
import { useTranslate } from '@refinedev/core'
import { useNavigate } from 'react-router'
import { call } from '../../../http/client.ts'
import { messagesOf } from '../../../http/fieldErrors.ts'
import { sendOnce } from '../../../http/sendOnce.ts'
import { followNow } from '../../../resources/own/definitions.ts'
import { useAllowed } from '../../../session/useAllowed.ts'
import { type ListedOwn, OWN_QUERY, PATH, ROUTE } from '../api.ts'
import { NOTHING_TO_PUBLISH } from './SaveNote.tsx'
import type { Builder } from './useBuilder.ts'

type Props = {
  builder: Builder
  name: string
  isWrong: boolean
  /** Whether there is nothing to publish. */
  isSame: boolean
  /** Opens what is published, and who may do what. */
  onPublish: () => void
}

/** Undo, publishing, and what is rare: retiring, restoring, deleting for good. */
export function HeadActions({ builder, name, isWrong, isSame, onPublish }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { modal, message } = App.useApp()
  const may = useAllowed(areas.customCategory, 'f')
  const mayDrop = useAllowed(areas.customCategory, 'u')
  const { stored, save } = builder
  const { id, status, draft, draftVersion } = stored

  async function act(action: 'retire' | 'restore' | 'purge' | 'draft', body: object = {}) {
    const method = action === 'draft' ? 'DELETE' : 'POST'
    try {
      await sendOnce(method, `${PATH}/${id}/${action}`, { version: draftVersion, ...body })
    } catch (error) {
      if (builder.meets(error)) return
      void message.error(messagesOf(error).join('. '))
      return
    }
    await followNow()
    await client.invalidateQueries({ queryKey: [OWN_QUERY] })
    void message.success(t(`own.${action}.done`, { name }))
    if (action === 'purge' || (action === 'draft' && status === 'draft')) void navigate(ROUTE)
  }
  const ask = (action: 'retire' | 'purge' | 'draft', values = {}, body = {}) =>
    modal.confirm({
      title: t(`own.${action}.title`, { name }),
      content: t(`own.${action}.text`, values),
      okText: t(`own.${action}.button`),
      okButtonProps: { danger: true },
      cancelText: t('buttons.cancel'),
      autoFocusButton: 'cancel',
      onOk: () => act(action, body),
    })
  async function askPurge() {
    const { body } = await call<ListedOwn[]>(PATH)
    const counts = body.find((one) => one.id === id)?.counts
    if (counts) ask('purge', counts, { rows: counts.rows })
  }
  const items = [
    ...(may && status === 'published'
      ? [
          ...(isSame && !isWrong ? [{ key: 'rights', label: t('own.rights.title'), onClick: onPublish }] : []),
          { key: 'retire', label: t('own.retire.button'), onClick: () => void ask('retire') },
        ]
      : []),
    ...(may && status === 'retired'
      ? [
          { key: 'restore', label: t('own.restore.button'), onClick: () => void act('restore') },
          { key: 'purge', danger: true, label: t('own.purge.button'), onClick: () => void askPurge() },
        ]
      : []),
    ...(mayDrop && draft !== null
      ? [{ key: 'draft', danger: true, label: t('own.draft.button'), onClick: () => void ask('draft') }]
      : []),
  ]
  return (
    <>
      <Button icon={<UndoOutlined />} disabled={!builder.canUndo} aria-label={t('own.undo')} onClick={builder.undo} />
      <Button icon={<RedoOutlined />} disabled={!builder.canRedo} aria-label={t('own.redo')} onClick={builder.redo} />
      {items.length > 0 && (
        <Dropdown trigger={['click']} placement="bottomRight" menu={{ items }}>
          <Button icon={<EllipsisOutlined />} aria-label={t('own.more')} />
        </Dropdown>
      )}
      {stored.definition && status === 'published' && (
        <Button onClick={() => void navigate(`/own/${stored.definition!.key}`)}>{t('own.open')}</Button>
      )}
      {may && status !== 'retired' && (
        <Button
          type="primary"
          disabled={isWrong || isSame || save.is === 'conflict'}
          aria-describedby={isSame ? NOTHING_TO_PUBLISH : undefined}
          onClick={onPublish}
        >
          {t('own.publish.button')}
        </Button>
      )}
    </>
  )
}
