import { useInvalidate, useTranslate } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, App, Button, Form, Modal } from 'antd'
import { useState } from 'react'
import { useScrolled } from '../../layout/useScrolled.ts'
import { formatMoney } from '../../format/number.ts'
import { splitErrors } from '../../http/fieldErrors.ts'
import { postOnce } from '../../http/sendOnce.ts'
import { useOneAtATime } from '../../oneAtATime.ts'
import { historyKey } from '../../providers/audit.ts'
import { useFirstFocus } from '../../resources/form/firstFocus.ts'
import { CommentInput } from '../actions/CommentInput.tsx'
import { type Item, keyOf, type Result, sumText, type Verdict } from './item.ts'
import { INBOX } from './waiting.ts'

type Props = { verdict: Verdict; items: Item[]; onClose: () => void; onCancel: () => void }

const FORM = 'verdict'
const STALE = 'COM_ERR_005'

/** Decides several documents at once, and shows the outcome of each. */
export default function VerdictDialog({ verdict, items, onClose, onCancel }: Props) {
  const t = useTranslate()
  const { message } = App.useApp()
  const client = useQueryClient()
  const invalidate = useInvalidate()
  const [form] = Form.useForm<{ comment?: string }>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [results, setResults] = useState<ReadonlyMap<string, Result> | null>(null)
  const scrolled = useScrolled()
  useFirstFocus(FORM, 'comment')
  const total = items.length
  const many = t(`documents.inbox.${verdict}Many`, { count: total })

  async function refresh() {
    await Promise.all([
      client.invalidateQueries({ queryKey: [INBOX] }),
      client.invalidateQueries({ queryKey: historyKey() }),
      ...[...new Set(items.map(({ resource }) => resource))].map((resource) =>
        invalidate({ resource, invalidates: ['list', 'many', 'detail'] }),
      ),
    ])
  }

  const decide = useOneAtATime(async () => {
    setFailure(null)
    const values = await form.validateFields().catch(() => null)
    if (!values) return
    setBusy(true)
    try {
      const comment = values.comment?.trim()
      const body = {
        decision: verdict,
        ...(comment && { comment }),
        items: items.map(({ task, resource, recordId, version }) => ({
          resource,
          id: recordId,
          version,
          task: task.id,
        })),
      }
      const { data } = (await postOnce<{ data: { results: Result[] } }>('approvals/decide', body)).body
      await refresh()
      if (data.results.every(({ succeeded }) => succeeded)) {
        void message.success(
          `${t(verdict === 'approve' ? 'documents.inbox.approved' : 'documents.inbox.rejected')}: ${total === 1 ? items[0].code : t('documents.inbox.count', { count: total })}`,
        )
        return onClose()
      }
      setResults(new Map(data.results.map((result) => [`${result.resource}/${result.id}`, result])))
    } catch (error) {
      const { atFields, rest } = splitErrors(error, ['comment'])
      form.setFields(atFields.map(({ errors }) => ({ name: 'comment' as const, errors })))
      setFailure(rest)
    }
    setBusy(false)
  })

  const kept = results && items.filter((item) => !results.get(keyOf(item))?.succeeded).length
  const footer = results ? (
    <Button type="primary" autoFocus onClick={onClose}>
      {t('crud.close')}
    </Button>
  ) : (
    <>
      <Button onClick={onCancel} disabled={busy}>
        {t('documents.back')}
      </Button>
      <Button type="primary" danger={verdict === 'reject'} loading={busy} onClick={() => void decide()}>
        {many}
      </Button>
    </>
  )
  return (
    <Modal
      open
      title={results ? t('documents.inbox.doneTitle') : t(`documents.inbox.${verdict}Title`, { count: total })}
      footer={footer}
      onCancel={results ? onClose : onCancel}
      closable={!busy}
      maskClosable={false}
      keyboard={!busy}
      width={560}
    >
      {kept ? (
        <p role="alert">{t('documents.inbox.kept', { count: kept })}</p>
      ) : (
        <p className="dialog-note">{t('documents.inbox.text')}</p>
      )}
      <ul className="outcomes verdicts" {...scrolled}>
        {items.map((item) => {
          const result = results?.get(keyOf(item))
          return (
            <li key={keyOf(item)} data-state={result ? (result.succeeded ? 'done' : 'kept') : 'waiting'}>
              <span className="code">{item.code}</span> {item.partner?.name}{' '}
              <b className="figures">{item.amount !== null && formatMoney(item.amount)}</b>
              {result && (
                <em>
                  {result.succeeded
                    ? t(verdict === 'approve' ? 'documents.inbox.approved' : 'documents.inbox.rejected')
                    : result.code === STALE
                      ? t('documents.inbox.newer')
                      : result.message}
                </em>
              )}
            </li>
          )
        })}
      </ul>
      {!results && (
        <>
          <p className="tabular">{sumText(t, items)}</p>
          <Form form={form} name={FORM} layout="vertical" disabled={busy} className="action-form">
            <Form.Item
              name="comment"
              label={t(verdict === 'reject' ? 'documents.actions.reject.reason' : 'documents.comment')}
              rules={[{ required: verdict === 'reject', whitespace: true, message: t('documents.reasonRequired') }]}
            >
              <CommentInput />
            </Form.Item>
          </Form>
          <div role="alert">{failure && <Alert type="error" showIcon role="presentation" message={failure} />}</div>
        </>
      )}
    </Modal>
  )
}
