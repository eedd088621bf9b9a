import type { AnyResource } from '@barem/resources/kit'
import { App } from 'antd'
import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslate } from '@refinedev/core'
import { ApiError } from '../../http/apiError.ts'
import { groupsOf } from '../model/applying.ts'
import { savingOf } from '../../overrides/resolve.ts'
import type { Saving } from '../../overrides/types.ts'
import type { AnyRow } from '../model/columns.ts'
import { nameOf } from '../model/row.ts'
import type { Words } from '../model/words.ts'
import { allWentWell, isWaiting } from './pending.ts'
import { firstField, useFirstFocus } from './firstFocus.ts'
import { goTo, type Problem, problemsOf, showRefusal } from './problems.ts'
import type { Refusals } from './refusals.ts'
import { tellMerged } from './tellMerged.ts'
import type { StockForm } from './stockForm.ts'
import { useDraft } from './useDraft.ts'
import { settled, takenOver } from './merge.ts'
import { Collision, type News, type Saved, useSave } from './useSave.ts'
import { differences, emptyValues, formValues, type Values } from './values.ts'

/**
 * What follows once a form is saved: the page of the row, the next new one, or the request that someone approves it.
 */
export type Next = 'show' | 'new' | 'request'

export type RecordFormOptions = {
  definition: AnyResource
  words: Words
  /** The stored row; null for a new one. Read once: what others save meanwhile never overwrites what is typed. */
  row: AnyRow | null
  preset?: Values
  /** Forms in a drawer are short visits and keep no draft. */
  keepsDraft: boolean
  onSaved: (row: AnyRow, next: Next) => void
}

const takingBack = () => import('../../documents/form/takeBack.ts')

/** The state of a form from the first keystroke to the answer of the server. */
export function useRecordForm(stock: StockForm, options: RecordFormOptions) {
  const { definition, words, row, preset, keepsDraft, onSaved } = options
  const t = useTranslate()
  const { message, modal } = App.useApp()
  const { form } = stock
  const [base, setBase] = useState(row)
  const start = useMemo(
    () => (base ? formValues(definition, base) : { ...emptyValues(definition.fields), ...preset }),
    [definition, base, preset],
  )
  const draft = useDraft(definition, row?.id)
  const save = useSave(definition, row, stock)
  const [refusals] = useState<Refusals>(() => new Map())
  const dirty = useRef(false)
  const [busy, setBusy] = useState(false)
  /** Pending work still writes in the form, so that it stays open for it. */
  const [waiting, setWaiting] = useState(false)
  const [problems, setProblems] = useState<Problem[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [collision, setCollision] = useState<(News & { fields: string[]; next: Next }) | null>(null)
  const name = `${definition.name}-${keepsDraft ? 'page' : 'drawer'}`

  useFirstFocus(name, firstField(definition, start))

  useEffect(() => {
    // Loads what saving needs, before the network may fail.
    void Promise.all([savingOf(definition)?.(), definition.states && takingBack()]).catch(() => undefined)
  }, [])

  // Values that arrive after the form is open fill the fields that are still empty.
  useEffect(() => {
    const empty = Object.entries(preset ?? {}).filter(([field]) => (form.getFieldValue(field) ?? null) === null)
    if (base === null && empty.length > 0) form.setFieldsValue(Object.fromEntries(empty))
  }, [preset])

  // What is said at fields follows the language on screen.
  useEffect(() => {
    const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0)
    if (wrong.length > 0) void form.validateFields(wrong.map((field) => field.name)).catch(() => undefined)
  }, [t])

  /** Clears the error of a field that is being corrected. */
  function onValuesChange(changed: Values) {
    const all = form.getFieldsValue(true)
    form.setFields(
      Object.keys(changed)
        .filter((field) => form.getFieldError(field).length > 0)
        .map((field) => ({ name: field, errors: [] })),
    )
    dirty.current = Object.keys(differences(definition, start, all)).length > 0
    if (keepsDraft) draft.keep(base, start, all)
  }

  const refreshProblems = () => problems.length > 0 && setProblems(problemsOf(form))

  function reject() {
    const found = problemsOf(form)
    setProblems(found)
    if (found[0]) goTo(name, found[0].path)
  }

  function finish({ row: saved, merged, since }: Saved, next: Next) {
    dirty.current = false
    if (keepsDraft) draft.drop()
    setProblems([])
    void message.success(
      t(row ? 'crud.form.updated' : 'crud.form.created', { one: words.one, name: nameOf(definition, saved) }),
    )
    tellMerged(message, t, words, { merged, since })
    if (!row && next === 'new') {
      // Empty fields are new ones; they are drawn at once, to take the cursor.
      flushSync(() => form.resetFields())
      const first = firstField(definition, start)
      if (first) goTo(name, [first])
    }
    void leave(saved, next)
  }

  async function leave(saved: AnyRow, next: Next) {
    await (await savingOf(definition)?.())?.saved?.({ base, saved, modal })
    onSaved(saved, next)
  }

  /**
   * @param told changes of others taken over already, to be reported after the save
   * @param besides what to send with the body, in place of what the resource sends itself
   */
  async function send(
    from: AnyRow | null,
    values: Values,
    next: Next,
    told: Pick<Saved, 'merged' | 'since'> = { merged: [], since: [] },
    besides?: Values,
  ): Promise<void> {
    setBusy(true)
    setFailure(null)
    let own: Saving | undefined
    try {
      own = await savingOf(definition)?.()
      const saved = await save(from, values, besides ?? own?.besides?.(values, from))
      flushSync(() => setBusy(false))
      finish(
        { row: saved.row, merged: [...told.merged, ...saved.merged], since: [...saved.since, ...told.since] },
        next,
      )
    } catch (error) {
      // Drawn at once: a field that is still disabled cannot take the cursor.
      flushSync(() => setBusy(false))
      if (error instanceof Collision) return setCollision({ ...error.news, fields: error.fields, next })
      const again = error instanceof ApiError ? await own?.again?.({ error, values, modal }) : undefined
      if (again) return send(from, values, next, told, again)
      if (again === null) return
      setFailure(
        showRefusal(
          form,
          error,
          groupsOf(definition, values).flatMap(([, names]) => names),
          refusals,
          words,
        ),
      )
      reject()
    }
  }

  async function submit(next: Next) {
    if (busy || waiting || collision) return
    setFailure(null)
    refusals.clear()
    if (isWaiting()) {
      setWaiting(true)
      const well = await allWentWell()
      flushSync(() => setWaiting(false))
      if (!well) return setFailure(t('crud.files.unsent'))
    }
    try {
      await form.validateFields()
    } catch {
      return reject()
    }
    const values = form.getFieldsValue(true)
    if (base && !((await (await savingOf(definition)?.())?.approve?.({ base, values, modal })) ?? true)) return
    if (
      base &&
      definition.states &&
      !(await (await takingBack()).mayTakeBack({ definition, words, base, values, modal }))
    )
      return
    await send(base, values, next)
  }

  /** Takes over theirs where chosen, rebases the form on the newer row, and saves again. */
  async function resolve(takeTheirs: string[]) {
    if (!collision || !base) return
    const { fields, current, since, next } = collision
    const typed: Values = form.getFieldsValue(true)
    const values = settled(definition, base, typed, current, fields, takeTheirs)
    const merged = takenOver(definition, base, differences(definition, base, typed), current).filter(
      (field) => !fields.includes(field),
    )
    form.setFieldsValue(values)
    setBase(current)
    setCollision(null)
    if (keepsDraft) draft.keep(current, current, values)
    await send(current, values, next, { merged, since })
  }

  function restore() {
    if (!draft.found) return
    const stored = draft.found
    if (stored.base) setBase(stored.base as AnyRow)
    form.setFieldsValue({ ...(stored.base ? formValues(definition, stored.base) : start), ...stored.values })
    dirty.current = true
    draft.take()
  }

  return {
    form,
    name,
    base,
    refusals,
    start,
    draft,
    dirty,
    busy,
    waiting,
    problems,
    failure,
    collision,
    onValuesChange,
    refreshProblems,
    submit,
    resolve,
    restore,
    closeCollision: () => setCollision(null),
  }
}
