import { useTranslate } from '@refinedev/core'
import { missingIn, warnedOf } from '@barem/resources/kit'
import type { Guard } from './unsaved.ts'
import { Form } from 'antd'
import { lazy, type Ref, Suspense, useImperativeHandle } from 'react'
import { footOf } from '../../overrides/resolve.ts'
import { useSavingActions } from '../../overrides/useRowActions.tsx'
import { DraftOffer } from './DraftOffer.tsx'
import { type Also, FormBar } from './FormBar.tsx'
import { FormGroups } from './FormGroups.tsx'
import { goTo, type Problem } from './problems.ts'
import { useFormKeys } from './useFormKeys.ts'
import { type StockForm, useStockForm } from './stockForm.ts'
import { type RecordFormOptions, useRecordForm } from './useRecordForm.ts'
import { requestWord } from './requestWord.ts'
import type { Values } from './values.ts'

const ConflictDialog = lazy(() => import('./ConflictDialog.tsx'))
const FormWarnings = lazy(() => import('../../documents/form/FormWarnings.tsx'))
const FillIn = lazy(() => import('../../documents/from/FillIn.tsx'))

type Props = RecordFormOptions & {
  /** A possible next step besides the page of the row. */
  also: Also | null
  onCancel: () => void
  guard: Ref<Guard>
}

/** The form of any resource, on a page of its own. */
export function RecordForm(props: Props) {
  const stock = useStockForm(props.definition, props.row)
  return stock && <OpenForm stock={stock} {...props} />
}

/**
 * The fields of a form and all that belongs to them, on a page or in a drawer. Enter confirms a field; saving is a key
 * or button of its own.
 */
export function OpenForm({ stock, also, onCancel, guard, ...options }: Props & { stock: StockForm }) {
  const t = useTranslate()
  const { definition, words } = options
  const state = useRecordForm(stock, options)
  const { form, name, base, draft, busy, waiting, problems, failure, collision, submit } = state
  const more = useSavingActions(definition, base)
  useFormKeys({
    save: () => void submit('show'),
    cancel: onCancel,
    saveAnd: also === 'request' ? () => void submit('request') : undefined,
    more: Object.fromEntries(more.map(({ key, keys }) => [keys, () => void submit({ do: key })])),
  })
  useImperativeHandle(guard, () => ({
    isDirty: () => state.dirty.current,
    isKept: () => options.keepsDraft && draft.keptAt !== null,
    discard: draft.drop,
  }))
  const lacking =
    Form.useWatch((values: Values) => definition.states !== null && missingIn(definition, values).length > 0, {
      form,
      preserve: true,
    }) ?? false
  const Foot = footOf(definition)
  const labelOf = ({ path }: Problem) =>
    [words.field(String(path[0])), ...path.slice(1).map((part) => (typeof part === 'number' ? part + 1 : part))].join(
      ' ',
    )
  const bar = (
    <FormBar
      problems={problems.map((problem) => ({ problem, label: labelOf(problem) }))}
      failure={failure}
      busy={busy || waiting}
      pristine={!state.touched}
      fresh={base === null}
      lacking={lacking}
      also={also}
      request={requestWord(t, definition)}
      more={also === 'request' ? more : []}
      keptAt={draft.keptAt}
      onSave={(next) => void submit(next)}
      onCancel={onCancel}
      onGoTo={({ path }) => goTo(name, path)}
    />
  )

  return (
    <Form
      form={form}
      name={name}
      className="record-form"
      layout="vertical"
      initialValues={state.start}
      disabled={busy}
      onValuesChange={state.onValuesChange}
      onFieldsChange={state.refreshProblems}
      onSubmitCapture={(event) => event.preventDefault()}
    >
      {draft.found && options.keepsDraft && (
        <DraftOffer at={draft.found.at} onRestore={state.restore} onDiscard={draft.refuse} />
      )}
      <FormGroups definition={definition} words={words} row={base} refusals={state.refusals} />
      {definition.createdFrom.length > 0 && options.row === null && (
        <Suspense>
          <FillIn definition={definition} start={state.start} onFilled={state.onFilled} />
        </Suspense>
      )}
      {warnedOf(definition).length > 0 && (
        <Suspense>
          <FormWarnings definition={definition} />
        </Suspense>
      )}
      {Foot ? (
        <div className="form-dock">
          <Suspense>
            <Foot definition={definition} words={words} row={base} />
          </Suspense>
          {bar}
        </div>
      ) : (
        bar
      )}
      {collision && (
        <Suspense>
          <ConflictDialog
            definition={definition}
            words={words}
            fields={collision.fields}
            mine={form.getFieldsValue(true)}
            current={collision.current}
            since={collision.since}
            onResolve={(theirs) => void state.resolve(theirs)}
            onClose={state.closeCollision}
          />
        </Suspense>
      )}
    </Form>
  )
}
