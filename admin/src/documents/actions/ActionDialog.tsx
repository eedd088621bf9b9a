import { amountField, type AnyResource, relationKey } from '@barem/resources/kit'
import { Alert, App, Button, Form, Modal } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { useOneAtATime } from '../../oneAtATime.ts'
import { splitErrors } from '../../http/fieldErrors.ts'
import { askToLeave } from '../../resources/form/askToLeave.ts'
import { useFirstFocus } from '../../resources/form/firstFocus.ts'
import { suggestedValues } from '../../resources/form/suggestions.ts'
import { isSame } from '../../resources/form/values.ts'
import type { Embedded } from '../../resources/model/columns.ts'
import { codeOf } from '../../resources/model/row.ts'
import type { Words } from '../../resources/model/words.ts'
import { useSession } from '../../session/session.ts'
import { ApproverSelect } from '../approver/ApproverSelect.tsx'
import { unfitFor } from '../approver/eligible.ts'
import { useProposed } from '../approver/useProposed.ts'
import { awaited, type DocumentRow, type Named } from '../document.ts'
import { isMe, namesOf } from '../waiting.ts'
import { inputsOf, firstInput, type LineInputs, placeOf, placesOf, inputValues, startOf } from './inputs.ts'
import { actionWord } from './actionWord.ts'
import { AskedFields } from './AskedFields.tsx'
import { CommentInput } from './CommentInput.tsx'
import { useWay } from '../way/preview.ts'
import { ReturnTo, returnSaid } from '../way/ReturnTo.tsx'
import { WayNote } from '../way/WayNote.tsx'
import { Warnings } from '../review/Warnings.tsx'
import { OvertakenNote } from './OvertakenNote.tsx'
import { refusedBy } from './refused.ts'
import { Stake } from './Stake.tsx'
import { Overtaken, useAction, useRefresh } from './useAction.ts'
import '../documents.css'

type Props = {
  definition: AnyResource
  words: Words
  row: DocumentRow
  action: Named
  onClose: () => void
  /** Called once it is done, before the dialog closes. */
  onDone?: () => void
}

type Said = { comment?: string } & Record<string, unknown>

const FORM = 'action'

/** Pixels of the dialog: wider with each column of lines that it asks for. */
const widthFor = (lines: readonly LineInputs[]) =>
  lines.length === 0
    ? 520
    : Math.max(720, 300 + 140 * Math.max(...lines.map(({ fields }) => Object.keys(fields).length)))

/** The values without `to`, the step that a rejection leads to: it is not a field of the document. */
const withoutWay = ({ to: _to, ...values }: Said): Said => values

/** Explains what an action will do, with names and amounts, asks for what it needs, and does it. */
export default function ActionDialog({ definition, words, row, action, onClose, onDone }: Props) {
  const t = useTranslate()
  const { message, modal } = App.useApp()
  const [form] = Form.useForm<Said>()
  const take = useAction(definition)
  const refresh = useRefresh(definition)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<readonly string[] | null>(null)
  const [news, setNews] = useState<Overtaken | null>(null)
  useFirstFocus(FORM, firstInput(definition, action, row))

  const { name } = action
  const code = codeOf(definition, row)
  const { approver } = definition.states?.approval ?? {}
  const amount = amountField(definition)
  const { own: asked, lines: askedLines } = inputsOf(definition, action)
  // A workflow says who is asked. Until it is known whether one fits, the field is there: what is typed at once counts.
  const mayName = approver !== undefined && approver in asked
  const way = useWay(definition, mayName ? { id: row.id } : null)
  const asksApprover = mayName && !way
  const chosen = approver ? (row[relationKey(approver)] as Embedded | null | undefined) : null
  const danger = action.tone === 'danger'
  const me = useSession()?.userId
  const waiting = awaited(row.approval)
  const warnings = (row.warnings ?? []).filter((one) => action.warns.includes(one.name))
  const said = {
    one: words.one,
    code,
    who: namesOf(t, waiting, me),
    by: row.approval?.requestedBy?.name ?? '',
    revision: Number(row[definition.states?.approval?.revision ?? ''] ?? 0),
  }
  const word = (which: Parameters<typeof actionWord>[3], more: object = said) =>
    actionWord(t, definition, name, which, { ...more }, row)

  const [start] = useState(() => startOf(definition, action, row, suggestedValues(definition)))

  /** Closes the dialog, but asks first where something was typed; an approver may have been proposed. */
  function close() {
    const typed = ({ comment, to, ...values }: Said) => {
      const fields = { ...values, ...(approver && { [approver]: null }) }
      return [comment?.trim() || null, to ?? null, inputValues(definition, action, row, fields)]
    }
    const now = form.getFieldsValue(true) as Said
    if (isSame(typed(now), typed(start))) onClose()
    else askToLeave(modal, t, onClose)
  }

  const run = useOneAtATime(async () => {
    setFailure(null)
    const values = await form.validateFields().catch(() => null)
    if (!values) return
    setBusy(true)
    try {
      const done = await take(row, action, {
        comment: values.comment?.trim() || null,
        said: { ...inputValues(definition, action, row, withoutWay(values)), ...returnSaid(values.to) },
      })
      void message.success(word('done', { ...said, code: codeOf(definition, done) }))
      onDone?.()
      onClose()
    } catch (error) {
      setBusy(false)
      if (error instanceof Overtaken) return setNews(error)
      const { atFields, rest } = splitErrors(error, ['comment', ...placesOf(definition, action, row)])
      form.setFields(atFields.map(({ name: path, errors }) => ({ name: placeOf(path), errors })))
      setFailure(rest === null ? null : refusedBy(t, words, error))
    }
  })

  async function look() {
    await refresh(row.id)
    onClose()
  }

  if (news)
    return (
      <Modal
        open
        title={t('documents.overtaken.title')}
        onCancel={() => void look()}
        maskClosable={false}
        width={520}
        footer={
          <Button type="primary" autoFocus onClick={() => void look()}>
            {t('documents.overtaken.look')}
          </Button>
        }
      >
        <OvertakenNote definition={definition} words={words} news={news} />
      </Modal>
    )

  const footer = (
    <>
      <Button onClick={close} disabled={busy}>
        {t('documents.back')}
      </Button>
      <Button type="primary" danger={danger} loading={busy} onClick={() => void run()}>
        {word('button')}
      </Button>
    </>
  )
  return (
    <Modal
      open
      title={word('title')}
      footer={footer}
      onCancel={close}
      closable={!busy}
      maskClosable={false}
      keyboard={!busy}
      width={`min(96vw, ${widthFor(askedLines)}px)`}
    >
      <Stake definition={definition} words={words} row={row} />
      <p>{word(action.by === 'requester' && isMe(waiting, me) ? 'textYou' : 'text')}</p>
      {action.tellsMaker && row.createdById === me && (
        <Alert type="warning" showIcon className="action-maker" message={word('maker')} />
      )}
      <Warnings definition={definition} row={row} warnings={warnings} />
      <Form<Said>
        form={form}
        name={FORM}
        layout="vertical"
        disabled={busy}
        className="action-form"
        initialValues={start}
      >
        <AskedFields
          definition={definition}
          words={words}
          row={row}
          action={action}
          except={approver ? [approver] : []}
        />
        {mayName && way && (
          <Form.Item label={words.field(approver)}>
            <WayNote way={way} />
          </Form.Item>
        )}
        {action.approval === 'reject' && row.approval?.workflow && <ReturnTo approval={row.approval} />}
        {asksApprover && (
          <Form.Item
            name={approver}
            label={words.field(approver)}
            rules={[{ required: asked[approver] === 'required', message: t('documents.chooseApprover') }]}
          >
            <Approver
              definition={definition}
              field={approver}
              label={words.field(approver)}
              chosen={chosen ?? null}
              amount={amount ? ((row[amount] as string | null) ?? null) : null}
            />
          </Form.Item>
        )}
        {action.comment !== 'none' && (
          <Form.Item
            name="comment"
            label={action.comment === 'required' ? word('reason') : t('documents.comment')}
            rules={[
              { required: action.comment === 'required', whitespace: true, message: t('documents.reasonRequired') },
            ]}
          >
            <CommentInput />
          </Form.Item>
        )}
      </Form>
      <div role="alert">
        {failure && <Alert type="error" showIcon role="presentation" message={<Failures of={failure} />} />}
      </div>
    </Modal>
  )
}

type ApproverProps = {
  definition: AnyResource
  field: string
  label: string
  chosen: Embedded | null
  amount: string | null
  id?: string
  value?: string | null
  onChange?: (id: string | null) => void
}

/** Chooses the approver; if none is chosen yet, begins with the one asked last who may approve the amount. */
function Approver({ definition, field, label, chosen, amount, id, value = null, onChange }: ApproverProps) {
  const proposed = useProposed(definition, field, chosen === null)
  const fit = proposed?.find(({ authority }) => unfitFor(authority, { amount, isOwn: false }) === null)
  const [touched, setTouched] = useState(false)
  useEffect(() => {
    if (fit && !touched && !value) onChange?.(fit.id)
  }, [fit, touched, value, onChange])
  return (
    <ApproverSelect
      definition={definition}
      field={field}
      label={label}
      known={[...(chosen ? [{ ...chosen, code: chosen.code ?? null, hint: null }] : []), ...(proposed ?? [])]}
      control={{ id }}
      allowClear={false}
      amount={amount}
      asksSelf
      value={value}
      onChange={(next) => {
        setTouched(true)
        onChange?.(next)
      }}
    />
  )
}

/** One sentence, or a list of several. */
function Failures({ of }: { of: readonly string[] }) {
  if (of.length === 1) return of[0]
  return (
    <ul className="failures">
      {of.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
