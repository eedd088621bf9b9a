import type { Guard } from '../../resources/form/unsaved.ts'
import type { AnyResource } from '@barem/resources/kit'
import { Alert, App, Button, Form } from 'antd'
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { useOneAtATime } from '../../oneAtATime.ts'
import { FormField } from '../../resources/form/FormGroups.tsx'
import { goTo, showRefusal } from '../../resources/form/problems.ts'
import type { Refusals } from '../../resources/form/refusals.ts'
import { tellMerged, tellSaved } from '../../resources/form/tellSaved.ts'
import { useFormKeys } from '../../resources/form/useFormKeys.ts'
import { useLeaveGuard } from '../../resources/form/useLeaveGuard.tsx'
import { Collision, type News, type Saved, useSave } from '../../resources/form/useSave.ts'
import { type StockForm, useStockForm } from '../../resources/form/stockForm.ts'
import { changes, formValues } from '../../resources/form/values.ts'
import type { AnyRow } from '../../resources/model/columns.ts'
import type { Words } from '../../resources/model/words.ts'
import { useRefresh } from '../actions/useAction.ts'
import type { DocumentRow } from '../document.ts'

const ConflictDialog = lazy(() => import('../../resources/form/ConflictDialog.tsx'))

type Props = { definition: AnyResource; words: Words; row: DocumentRow; name: string; onClose: () => void }

/** One fact of a document as it is changed in its place: Enter or Ctrl+S saves it, Esc takes it back. */
export default function EditFact(props: Props) {
  const stock = useStockForm(props.definition, props.row)
  return stock && <OpenFact stock={stock} {...props} />
}

function OpenFact({ stock, definition, words, row, name, onClose }: Props & { stock: StockForm }) {
  const t = useTranslate()
  const { message } = App.useApp()
  const { form } = stock
  const [base, setBase] = useState<AnyRow>(row)
  const [refusals] = useState<Refusals>(() => new Map())
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [collision, setCollision] = useState<News | null>(null)
  const save = useSave(definition, row, stock)
  const refresh = useRefresh(definition)
  const formName = `${definition.name}-fact`

  const changed = (from: AnyRow) => ({ ...formValues(definition, from), [name]: form.getFieldValue(name) })
  const guard = useRef<Guard>(null)
  guard.current = { isDirty: () => !busy && name in changes(definition, base, changed(base)), discard: () => undefined }
  useLeaveGuard(guard)
  useFormKeys({ save: () => void submit(), cancel: () => !busy && onClose(), saveAnd: () => void submit() })
  useEffect(() => goTo(formName, [name]), [formName, name])

  async function finish(saved: Saved) {
    tellMerged(message, t, words, saved)
    if (saved.row.version !== base.version) tellSaved(message, t, definition, words, saved.row, false)
    await refresh(row.id)
    onClose()
  }

  async function send(from: AnyRow) {
    setBusy(true)
    setFailure(null)
    try {
      await finish(await save(from, changed(from)))
    } catch (error) {
      setBusy(false)
      if (error instanceof Collision) return setCollision(error.news)
      setFailure(showRefusal(form, error, [name], refusals, words))
    }
  }

  const submit = useOneAtATime(async () => {
    if (busy || collision) return
    if (
      await form.validateFields().then(
        () => true,
        () => false,
      )
    )
      await send(base)
  })

  /** Keeps their value, which is saved already, or saves mine over it. */
  async function resolve(theirs: string[]) {
    const { current } = collision!
    setCollision(null)
    setBase(current)
    if (!theirs.includes(name)) return send(current)
    await refresh(row.id)
    onClose()
  }

  /**
   * Enter saves, save where it means something else: a new line of a text, or the choice in a list that is open. A date
   * takes what was typed by the same key, so it is saved after it.
   */
  function press(event: KeyboardEvent<HTMLElement>, isAfter: boolean) {
    const { target, currentTarget, key } = event
    const control = target as HTMLElement
    const isDate = control.closest('.ant-picker') !== null
    if (
      key !== 'Enter' ||
      !currentTarget.contains(control) ||
      control.tagName !== 'INPUT' ||
      isDate !== isAfter ||
      (!isDate && control.getAttribute('aria-expanded') === 'true')
    )
      return
    event.preventDefault()
    event.stopPropagation()
    void submit()
  }

  return (
    <div className="edit-fact">
      <dt>{words.field(name)}</dt>
      <dd onKeyDownCapture={(event) => press(event, false)} onKeyDown={(event) => press(event, true)}>
        <Form
          form={form}
          name={formName}
          component={false}
          layout="vertical"
          disabled={busy}
          initialValues={formValues(definition, row)}
        >
          <FormField definition={definition} words={words} row={base} refusals={refusals} name={name} />
        </Form>
        <div role="alert">{failure && <Alert type="error" showIcon role="presentation" message={failure} />}</div>
        <div className="edit-fact-buttons">
          <Button
            size="small"
            type="primary"
            loading={busy}
            onClick={() => void submit()}
            aria-keyshortcuts="Control+S"
          >
            {t('buttons.save')}
          </Button>
          <Button size="small" disabled={busy} onClick={onClose} aria-keyshortcuts="Escape">
            {t('buttons.cancel')}
          </Button>
        </div>
      </dd>
      {collision && (
        <Suspense>
          <ConflictDialog
            definition={definition}
            words={words}
            fields={[name]}
            mine={changed(base)}
            current={collision.current}
            since={collision.since}
            onResolve={(theirs) => void resolve(theirs)}
            onClose={() => setCollision(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
