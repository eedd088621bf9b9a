import type { AnyResource } from '@barem/resources/kit'
import { App, Alert, Button, Checkbox, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { splitErrors } from '../../http/fieldErrors.ts'
import { useOneAtATime } from '../../oneAtATime.ts'
import { AskDialog } from '../../overrides/AskDialog.tsx'
import { useFirstFocus } from '../form/firstFocus.ts'
import type { ColumnChoice } from '../list/useColumns.ts'
import type { ListControl } from '../list/useListState.ts'
import type { Words } from '../model/words.ts'
import { requiredMessage } from '../rules/index.ts'
import { addView, changeView, lookAgain, removeView } from './saving.ts'
import { viewStateOf } from './view.ts'
import type { Question } from './ViewMenu.tsx'

type Props = {
  question: Question
  definition: AnyResource
  words: Words
  control: ListControl
  columns: ColumnChoice
  mayShare: boolean
  onClose: () => void
}
type Values = { name: string; shared?: boolean; isDefault?: boolean }

const FORM = 'view'
const NAME_MAX = 60

/** Asks for the name of a view, or whether it is to go. */
export default function ViewDialogs(props: Props) {
  return props.question === 'delete' ? <DeleteView {...props} /> : <NameView {...props} />
}

function DeleteView({ control, onClose }: Props) {
  const t = useTranslate()
  const { message } = App.useApp()
  const [view] = useState(control.view!)
  const { name } = view

  async function work() {
    await removeView(view).catch((error) => {
      void lookAgain(view.resource)
      throw error
    })
    control.open(null)
    void message.success(t('views.deleted', { name }))
    onClose()
  }
  return (
    <AskDialog
      title={t('views.deleteTitle', { name })}
      text={t(view.shared ? 'views.deleteShared' : 'views.deleteOwn', { name })}
      button={t('views.deleteButton')}
      danger
      work={work}
      onClose={onClose}
    />
  )
}

function NameView({ question, definition, words, control, columns, mayShare, onClose }: Props) {
  const t = useTranslate()
  const { message } = App.useApp()
  const [form] = Form.useForm<Values>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [{ view: opened, isRename }] = useState({ view: control.view, isRename: question === 'rename' })
  useFirstFocus(FORM, 'name', true)
  // The server's latest version, in case somebody has saved it meanwhile.
  const renamed = isRename ? (control.views.all.find(({ id }) => id === opened?.id) ?? opened) : null
  const state = () =>
    viewStateOf(definition, { ...control, columns: columns.isDefault ? null : columns.shown.map(({ name }) => name) })

  async function send({ name, shared = false, isDefault = false }: Values) {
    if (renamed) return changeView(renamed, { name })
    const added = await addView(definition, { name, shared, isDefault, state: state() })
    control.open(added)
    return added
  }

  const save = useOneAtATime(async () => {
    setFailure(null)
    const values = await form.validateFields().catch(() => null)
    if (!values) return
    setBusy(true)
    try {
      const { name } = await send(values)
      void message.success(t('views.saved', { name }))
      onClose()
    } catch (error) {
      const { atFields, rest } = splitErrors(error, ['name'])
      form.setFields(atFields as Parameters<typeof form.setFields>[0])
      setFailure(rest)
      setBusy(false)
      void lookAgain(definition.name)
    }
  })

  const footer = (
    <>
      <Button onClick={onClose} disabled={busy}>
        {t('buttons.cancel')}
      </Button>
      <Button type="primary" loading={busy} onClick={() => void save()}>
        {t('buttons.save')}
      </Button>
    </>
  )
  return (
    <Modal
      open
      title={renamed ? t('views.renameTitle', { name: renamed.name }) : t('views.createTitle')}
      footer={footer}
      onCancel={onClose}
      closable={!busy}
      maskClosable={false}
      keyboard={!busy}
      width={480}
    >
      <Form<Values>
        form={form}
        name={FORM}
        layout="vertical"
        disabled={busy}
        initialValues={{ name: renamed?.name ?? '' }}
        onFinish={() => void save()}
        className="view-form"
      >
        <Form.Item
          name="name"
          label={t('views.name')}
          rules={[{ required: true, whitespace: true, message: requiredMessage(t, 'text', t('views.name')) }]}
          extra={renamed ? undefined : t('views.keeps')}
        >
          <Input maxLength={NAME_MAX} onFocus={({ target }) => target.select()} />
        </Form.Item>
        {!renamed && (
          <Form.Item name="isDefault" valuePropName="checked" noStyle>
            <Checkbox>{t('views.asDefault', { many: words.many })}</Checkbox>
          </Form.Item>
        )}
        {!renamed && mayShare && (
          <Form.Item name="shared" valuePropName="checked" noStyle>
            <Checkbox>{t('views.withCompany', { many: words.many })}</Checkbox>
          </Form.Item>
        )}
        <div role="alert">{failure && <Alert type="error" showIcon role="presentation" message={failure} />}</div>
      </Form>
    </Modal>
  )
}
