import type { AnyResource } from '@barem/resources/kit'
import { App } from 'antd'
import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslate } from '@refinedev/core'
import { ApiError } from '../../http/apiError.ts'
import { messagesOf } from '../../http/fieldErrors.ts'
import { useOneAtATime } from '../../oneAtATime.ts'
import { groupsOf } from '../model/applying.ts'
import { savingOf } from '../../overrides/resolve.ts'
import type { Saving } from '../../overrides/types.ts'
import type { AnyRow } from '../model/columns.ts'
import type { Words } from '../model/words.ts'
import { requiredMessage } from '../rules/index.ts'
import { allWentWell, isWaiting } from './pending.ts'
import { firstField, useFirstFocus } from './firstFocus.ts'
import { clearErrors, goTo, type Problem, problemsOf, showMissing, showRefusal, unfold } from './problems.ts'
import type { Refusals } from './refusals.ts'
import { tellMerged, tellSaved } from './tellSaved.ts'
import type { StockForm } from './stockForm.ts'
import { keepSuggested } from './suggestions.ts'
import { useDraft } from './useDraft.ts'
import { settled, takenOver } from './merge.ts'
import { Collision, type News, type Saved, useSave } from './useSave.ts'
import { differences, emptyValues, formValues, isWorthSaving, putValues, type Values } from './values.ts'

/**
 * What follows once a form is saved: the page of the row, the next new one, the request that someone approves it, or
 * another action of the row.
 */
export type Next = 'show' | 'new' | 'request' | { do: string }

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

/**
 * The state of a form from the first keystroke to the answer of the server. A form that was saved is that row from then
 * on: until the next page is there, another save changes it.
 */
export function useRecordForm(stock: StockForm, options: RecordFormOptions) {
  const { definition, words, row, preset, keepsDraft, onSaved } = options
  const t = useTranslate()
  const { message, modal } = App.useApp()
  const { form } = stock
  /** The row that the form changes; null for a new one until it is saved. */
  const [base, setBase] = useState(row)
  const empty = useMemo(() => ({ ...emptyValues(definition.fields), ...preset }), [definition, preset])
  const start = useMemo(() => (base ? formValues(definition, base) : empty), [definition, base, empty])
  const draft = useDraft(definition, base?.id)
  const save = useSave(definition, row, stock)
  const [refusals] = useState<Refusals>(() => new Map())
  const dirty = useRef(false)
  /** What was taken over from the documents that the form was opened with: nobody typed it. */
  const taken = useRef<Values>({})
  /** Whether there is something to save: what somebody typed, or what they were led here with. */
  const [touched, setTouched] = useState(() => row === null && isWorthSaving(preset, keepsDraft))
  /** False once the person is on another page, while a save may still be under way. */
  const open = useRef(true)
  /** Saves that were begun: only the last one leads on. */
  const turn = useRef(0)
  /** What follows the save that is under way. */
  const following = useRef<Next>('show')
  /** The row, and its version, that the person has heard of as saved. */
  const heard = useRef('')
  const [busy, setBusy] = useState(false)
  /** Pending work still writes in the form, so that it stays open for it. */
  const [waiting, setWaiting] = useState(false)
  const [problems, setProblems] = useState<Problem[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [collision, setCollision] = useState<(News & { fields: string[] }) | null>(null)
  const name = `${definition.name}-${keepsDraft ? 'page' : 'drawer'}`

  useFirstFocus(name, firstField(definition, start))

  useEffect(() => {
    // Loads what saving needs, before the network may fail.
    void Promise.all([savingOf(definition)?.(), definition.states && takingBack()]).catch(() => undefined)
    open.current = true
    return () => void (open.current = false)
  }, [])

  // Values that arrive after the form is open fill the fields that are still empty.
  useEffect(() => {
    const missing = Object.entries(preset ?? {}).filter(([field]) => (form.getFieldValue(field) ?? null) === null)
    if (base === null && missing.length > 0) form.setFieldsValue(Object.fromEntries(missing))
  }, [preset])

  // What is said at fields follows the language on screen.
  useEffect(() => {
    const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0)
    if (wrong.length > 0) void form.validateFields(wrong.map((field) => field.name)).catch(() => undefined)
  }, [t])

  function onValuesChange(changed: Values) {
    const all = form.getFieldsValue(true)
    clearErrors(form, Object.keys(changed))
    dirty.current = Object.keys(differences(definition, { ...start, ...taken.current }, all)).length > 0
    const led = Object.keys(taken.current).length > 0
    setTouched(dirty.current || led || isWorthSaving(base ? {} : preset, keepsDraft))
    if (keepsDraft) draft.keep(base, start, dirty.current ? all : start)
  }

  /** Before anything was typed, what the form takes over is what it begins with. */
  function onFilled(changed: Values) {
    if (!dirty.current) taken.current = { ...taken.current, ...changed }
    onValuesChange(changed)
  }

  const refreshProblems = () => problems.length > 0 && setProblems(problemsOf(form))

  function reject() {
    const found = problemsOf(form)
    setProblems(found)
    for (const problem of found) unfold(name, problem)
    if (found[0]) goTo(name, found[0].path)
  }

  /** Makes the form that of a row as it is stored now, or of the next new one. */
  function become(saved: AnyRow | null) {
    dirty.current = false
    taken.current = {}
    if (keepsDraft) draft.drop()
    if (!open.current) return
    // Drawn at once: a field that is still disabled cannot take the cursor, and the next save has to know the row.
    flushSync(() => {
      setBusy(false)
      setProblems([])
      setTouched(false)
      setBase(saved)
      if (saved) putValues(form, formValues(definition, saved))
    })
    if (saved) return
    flushSync(() => form.resetFields())
    const first = firstField(definition, empty)
    if (first) goTo(name, [first])
  }

  function finish(from: AnyRow | null, { row: saved, merged, since }: Saved) {
    const next = following.current
    keepSuggested(definition, saved)
    become(!row && next === 'new' ? null : saved)
    const version = `${saved.id} ${String(saved.version)}`
    if (heard.current !== version) tellSaved(message, t, definition, words, saved, from === null)
    heard.current = version
    tellMerged(message, t, words, { merged, since })
    void leave(from, saved, next)
  }

  async function leave(from: AnyRow | null, saved: AnyRow, next: Next) {
    const own = turn.current
    await (await savingOf(definition)?.())?.saved?.({ base: from, saved, modal })
    if (own === turn.current) onSaved(saved, next)
  }

  /**
   * @param told changes of others taken over already, to be reported after the save
   * @param besides what to send with the body, in place of what the resource sends itself
   */
  async function send(
    from: AnyRow | null,
    values: Values,
    told: Pick<Saved, 'merged' | 'since'> = { merged: [], since: [] },
    besides?: Values,
  ): Promise<void> {
    setBusy(true)
    setFailure(null)
    let own: Saving | undefined
    try {
      own = await savingOf(definition)?.()
      const saved = await save(from, values, besides ?? own?.besides?.(values, from))
      finish(from, {
        row: saved.row,
        merged: [...told.merged, ...saved.merged],
        since: [...saved.since, ...told.since],
      })
    } catch (error) {
      // What was typed is kept as a draft of the row.
      if (!open.current) return void message.error(messagesOf(error).join('. '))
      // Drawn at once: a field that is still disabled cannot take the cursor.
      flushSync(() => setBusy(false))
      if (error instanceof Collision) {
        if (!from) {
          // A new row turned out to be stored already.
          if (keepsDraft) draft.drop()
          setBase(error.base)
        }
        return setCollision({ ...error.news, fields: error.fields })
      }
      const again = error instanceof ApiError ? await own?.again?.({ error, values, modal }) : undefined
      if (again) return send(from, values, told, again)
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

  const begin = useOneAtATime(async (next: Next): Promise<void> => {
    if (busy || waiting || collision) return
    following.current = next
    turn.current++
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
    const lacking = (field: string) => requiredMessage(t, definition.fields[field]!.type, words.field(field))
    if ((typeof next === 'object' || next === 'request') && showMissing(form, definition, values, lacking))
      return reject()
    if (!((await (await savingOf(definition)?.())?.approve?.({ base, values, modal })) ?? true)) return
    if (
      base &&
      definition.states &&
      !(await (await takingBack()).mayTakeBack({ definition, words, base, values, modal }))
    )
      return
    await send(base, values)
  })

  /** Saves; what is asked while a save is under way follows that one. */
  function submit(next: Next): Promise<void> {
    if (next !== 'show') following.current = next
    return begin(next)
  }

  /** Takes over theirs where chosen, rebases the form on the newer row, and saves again. */
  async function resolve(takeTheirs: string[]) {
    if (!collision || !base) return
    const { fields, current, since } = collision
    const typed: Values = form.getFieldsValue(true)
    const values = settled(definition, base, typed, current, fields, takeTheirs)
    const merged = takenOver(definition, base, differences(definition, base, typed), current).filter(
      (field) => !fields.includes(field),
    )
    putValues(form, values)
    setBase(current)
    setCollision(null)
    if (keepsDraft) draft.keep(current, current, values)
    await send(current, values, { merged, since })
  }

  function restore() {
    if (!draft.found) return
    const stored = draft.found
    if (stored.base) setBase(stored.base as AnyRow)
    putValues(form, { ...(stored.base ? formValues(definition, stored.base) : start), ...stored.values })
    dirty.current = true
    setTouched(true)
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
    touched,
    busy,
    waiting,
    problems,
    failure,
    collision,
    onValuesChange,
    onFilled,
    refreshProblems,
    submit,
    resolve,
    restore,
    closeCollision: () => setCollision(null),
  }
}
