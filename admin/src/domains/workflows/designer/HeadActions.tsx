import { EllipsisOutlined } from '@ant-design/icons'
import { App, Button, Dropdown } from 'antd'
import { useTranslate } from '@refinedev/core'
import { useNavigate } from 'react-router'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../http/client.ts'
import type { Workflow } from '../workflow.ts'
import type { Designer } from './useDesigner.ts'

/** What runs, and whether the draft is newer. */
export function StateNote({ workflow }: { workflow: Workflow }) {
  const t = useTranslate()
  const { published, isChanged, enabled } = workflow
  const tone = !published ? 'draft' : enabled ? 'on' : 'off'
  return (
    <span className="workflow-state" data-tone={tone}>
      {published ? t('workflows.version', { number: published.number }) : t('workflows.unpublished')}
      {published && ` · ${t(`workflows.${enabled ? 'on' : 'off'}`)}`}
      {published && isChanged && ` · ${t('workflows.draftNewer')}`}
    </span>
  )
}

type Props = { designer: Designer; errors: number; onProblems: () => void; onPublish: () => void }

/** Publishing, switching on and off, deleting. */
export function HeadActions({ designer, errors, onProblems, onPublish }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { message, modal } = App.useApp()
  const { stored } = designer
  const { allowed, published, enabled, isChanged } = stored

  async function toggle() {
    const { body } = await call<Workflow>(`workflows/${stored.id}/enabled`, {
      method: 'POST',
      body: { enabled: !enabled },
    })
    designer.take(body)
    void message.success(t(`workflows.switch.done_${body.enabled ? 'on' : 'off'}`))
  }
  const remove = () =>
    modal.confirm({
      title: t('workflows.remove.title', { name: stored.name }),
      content: t('workflows.remove.text'),
      okText: t('workflows.remove.button'),
      okButtonProps: { danger: true },
      cancelText: t('buttons.cancel'),
      async onOk() {
        await call(`workflows/${stored.id}`, { method: 'DELETE' })
        await client.invalidateQueries({ queryKey: ['workflows'] })
        void message.success(t('workflows.remove.done', { name: stored.name }))
        void navigate('/workflows')
      },
    })
  const items = [
    ...(allowed.publish && published
      ? [{ key: 'switch', label: t(`workflows.switch.${enabled ? 'off' : 'on'}`), onClick: () => void toggle() }]
      : []),
    ...(allowed.edit && !published
      ? [{ key: 'remove', danger: true, label: t('workflows.remove.button'), onClick: () => void remove() }]
      : []),
  ]
  const isSame = published !== null && !isChanged && designer.save.is === 'saved'
  return (
    <>
      {items.length > 0 && (
        <Dropdown autoFocus trigger={['click']} placement="bottomRight" menu={{ items }}>
          <Button className="more-actions" icon={<EllipsisOutlined />} aria-label={t('documents.more')} />
        </Dropdown>
      )}
      {errors > 0 && <Button onClick={onProblems}>{t('workflows.problems.count', { count: errors })}</Button>}
      {allowed.publish && (
        <Button
          type="primary"
          disabled={errors > 0 || isSame}
          title={isSame ? t('workflows.publish.unchanged') : undefined}
          onClick={onPublish}
        >
          {t('workflows.publish.button')}
        </Button>
      )}
    </>
  )
}
