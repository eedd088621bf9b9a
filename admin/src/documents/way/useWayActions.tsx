import type { AnyResource } from '@barem/resources/kit'
import { App } from 'antd'
import { useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { messagesOf } from '../../http/fieldErrors.ts'
import { postOnce } from '../../http/sendOnce.ts'
import { codeOf } from '../../resources/model/row.ts'
import { useSession } from '../../session/session.ts'
import { useRefresh } from '../actions/useAction.ts'
import { type DocumentRow, ownTask } from '../document.ts'
import { isAsDecided } from './takenBack.ts'

/**
 * What people do on the way of a request besides deciding: forward their task, take their decision back, remind. As
 * entries of the menu of rare actions; `forwarding` is the task whose dialog is open.
 */
export function useWayActions(definition: AnyResource, row: DocumentRow | undefined) {
  const t = useTranslate()
  const me = useSession()?.userId
  const { message, modal } = App.useApp()
  const refresh = useRefresh(definition)
  const [forwarding, setForwarding] = useState<string | null>(null)
  const approval = row?.approval
  if (!row || !approval) return { items: [], forwarding: null, stop: () => {} }
  const mine = ownTask(approval, me)
  const mayForward = mine && approval.steps.find(({ node }) => node === mine.node)?.mayForward
  const last = approval.tasks.find(({ id }) => id === approval.last)
  const code = codeOf(definition, row)

  async function send(path: string, body: object, done: string) {
    try {
      await postOnce(path, body)
      void message.success(done)
    } catch (error) {
      void message.error(messagesOf(error).join('. '))
    }
    await refresh(row!.id)
  }
  const takeBack = () =>
    modal.confirm({
      title: t('documents.way.takeBack.title', { code }),
      content: t('documents.way.takeBack.text'),
      okText: t('documents.way.takeBack.button'),
      cancelText: t('documents.back'),
      onOk: () =>
        send(`approvals/tasks/${last!.id}/take-back`, { version: row!.version }, t('documents.way.takeBack.done')),
    })
  const remind = () => send(`approvals/${approval!.id}/remind`, {}, t('documents.way.remind.done'))
  const items = [
    ...(mayForward
      ? [{ key: 'forward', label: t('documents.way.forward.name'), onClick: () => setForwarding(mine.id) }]
      : []),
    ...(last && last.decidedBy?.id === me && me && isAsDecided(definition, row)
      ? [{ key: 'takeBack', label: t('documents.way.takeBack.name'), onClick: () => void takeBack() }]
      : []),
    ...(approval.status === 'pending' && approval.requestedBy?.id === me
      ? [{ key: 'remind', label: t('documents.way.remind.name'), onClick: () => void remind() }]
      : []),
  ]
  return { items, forwarding, stop: () => setForwarding(null) }
}
