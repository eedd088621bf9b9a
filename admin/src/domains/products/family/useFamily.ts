import type { Guard } from '../../../resources/form/unsaved.ts'
import type { AnyResource } from '@barem/resources/kit'
import { useInvalidate, useTranslate } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { App, Form } from 'antd'
import { type RefObject, useMemo, useState } from 'react'
import { splitErrors } from '../../../http/fieldErrors.ts'
import { useOneAtATime } from '../../../oneAtATime.ts'
import { draftKey, dropDraft, readDraft, writeDraft } from '../../../resources/drafts.ts'
import { goTo, problemsOf } from '../../../resources/form/problems.ts'
import type { Refusals } from '../../../resources/form/refusals.ts'
import { emptyValues, isSame, newRow, type Values } from '../../../resources/form/values.ts'
import { blocking, COMMON, draftOf, type FamilyTyped, fieldOf, leftOut } from './family.ts'
import { type Alike, sendFamily } from './useCheck.ts'

export const FORM = 'family'

/** What the family is made from, in the order of the page. */
const INPUTS = ['sizes', 'thicknesses', 'length', 'materialDensity', 'codePattern', 'namePattern']

const pick = (values: Values, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]))

/** The state of the page from the first keystroke until the products are there. */
export function useFamily(definition: AnyResource, guard: RefObject<Guard | null>, onMade: () => void) {
  const t = useTranslate()
  const { message } = App.useApp()
  const [form] = Form.useForm()
  const invalidate = useInvalidate()
  const client = useQueryClient()
  const key = useMemo(() => draftKey('products.family', undefined), [])
  const [found, setFound] = useState(() => readDraft(key))
  const [refusals] = useState<Refusals>(() => new Map())
  /** What somebody has decided: whether a member of the family is left out. */
  const [decided, setDecided] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  // A family is of many sizes, and a price that fits them all is one of a kg.
  const start = useMemo(
    () => ({
      ...pick(emptyValues(definition.fields), [...COMMON, 'materialDensity']),
      priceType: 'barem_kg',
      length: '6',
    }),
    [definition],
  )

  function onValuesChange(changed: Values, all: Values) {
    form.setFields(
      Object.keys(changed)
        .filter((name) => form.getFieldError(name).length > 0)
        .map((name) => ({ name, errors: [] })),
    )
    const dirty = !isSame(all, start)
    guard.current = { isDirty: () => dirty, discard: () => dropDraft(key) }
    if (dirty) writeDraft(key, { base: null, values: all, at: new Date().toISOString() })
    else dropDraft(key)
  }

  /** Those that are left out: a product of the same shape and size is not made again unless somebody wants it. */
  const skippedOf = (alike: Alike): ReadonlySet<string> =>
    new Set([...decided.keys(), ...alike.keys()].filter((code) => decided.get(code) ?? alike.has(code)))

  function skip(codes: readonly string[], out: boolean) {
    setDecided(new Map([...decided, ...codes.map((code) => [code, out] as const)]))
  }

  /** Puts the server's refusals at their inputs, or shows them as a sentence. */
  function refuse(error: unknown) {
    const { atFields, rest } = splitErrors(error, Object.keys((error as { errors?: object }).errors ?? {}))
    const here = atFields.filter(
      ({ name }) => form.getFieldInstance(fieldOf(name)) !== undefined || fieldOf(name) in form.getFieldsValue(true),
    )
    for (const { name, errors } of here)
      refusals.set(fieldOf(name), { value: form.getFieldValue(fieldOf(name)), message: errors[0]! })
    form.setFields(here.map(({ name, errors }) => ({ name: fieldOf(name), errors })))
    const strange = atFields.filter((field) => !here.includes(field)).flatMap(({ errors }) => errors)
    setFailure(strange.length > 0 ? strange.join(' · ') : rest)
    lead()
  }

  function lead() {
    const [first] = problemsOf(form)
    if (first) goTo(FORM, first.path)
  }

  const make = useOneAtATime(async (skipped: ReadonlySet<string>) => {
    if (busy) return
    setTried(true)
    setFailure(null)
    refusals.clear()
    try {
      await form.validateFields()
    } catch {
      return lead()
    }
    const typed = form.getFieldsValue(true) as FamilyTyped & Values
    const draft = draftOf(typed)
    if (!draft) return
    const wrong = new Set(blocking(draft).map(({ at }) => fieldOf(at)))
    if (wrong.size > 0) {
      setFailure(t('products.family.mend'))
      return goTo(FORM, [INPUTS.find((name) => wrong.has(name))!])
    }
    setBusy(true)
    try {
      const { body } = await sendFamily(
        { ...draft.input, skip: [...skipped, ...leftOut(draft)], common: newRow(definition, pick(typed, COMMON)) },
        false,
      )
      guard.current = null
      dropDraft(key)
      await Promise.all([
        invalidate({ resource: definition.name, invalidates: ['list', 'many'] }),
        client.invalidateQueries({ queryKey: ['options'] }),
      ])
      void message.success(t('products.family.made', { count: body.data.created }))
      onMade()
    } catch (error) {
      setBusy(false)
      refuse(error)
    }
  })

  function restore() {
    form.setFieldsValue(found!.values)
    onValuesChange({}, form.getFieldsValue(true))
    setFound(null)
  }

  function forget() {
    dropDraft(key)
    setFound(null)
  }

  return { form, start, found, restore, forget, refusals, skippedOf, skip, busy, tried, failure, make, onValuesChange }
}
