import { type AnyResource, type Field, type FieldType } from '@barem/resources/kit'
import { useEffect } from 'react'
import { useIsMobile } from '../../layout/useMedia.ts'
import { groupsOf } from '../model/applying.ts'
import { fieldOf, isWritable } from '../model/columns.ts'
import { goTo } from './problems.ts'
import type { Values } from './values.ts'

/** Fields without a box that the cursor could be in. */
export const BOXLESS: ReadonlySet<FieldType> = new Set(['lines', 'files', 'image', 'permissions', 'attributes'])

const fillsItself = (field: Field) => field.type === 'code' && field.prefix !== ''
export const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/**
 * The field that a form begins in: the first that a person has to fill, or else the first that is not filled for them.
 */
export function firstField(definition: AnyResource, values: Values): string | undefined {
  const names = groupsOf(definition, values)
    .flatMap(([, all]) => all)
    .filter((name) => {
      const field = fieldOf(definition, name)!
      return isWritable(field) && !BOXLESS.has(field.type)
    })
  const open = names.filter((name) => !fillsItself(fieldOf(definition, name)!))
  return open.find((name) => fieldOf(definition, name)!.required && isEmpty(values[name])) ?? open[0] ?? names[0]
}

const boxOf = (form: string, field: string) => document.getElementById(`${form}_${field}`)

/** Whether the cursor is in something that covers the page, such as the finder, while the form is part of the page. */
const isCovered = (box: HTMLElement | null) =>
  document.activeElement?.closest('[role=dialog], .finder-catcher') != null && !box?.closest('[role=dialog]')

/**
 * Puts the cursor in a field when a form or a dialog opens, once it is drawn and nothing covers it, unless the person
 * has moved the cursor by then.
 * @param onPhones whether a phone does it too, although its keyboard covers what else there is
 */
export function useFirstFocus(form: string, field: string | null | undefined, onPhones = false): void {
  const mobile = useIsMobile()
  useEffect(() => {
    if ((mobile && !onPhones) || !field) return
    // Null once something has covered the page: the person did not choose where the cursor returned to.
    let before = document.activeElement

    /** Returns whether there is nothing left to wait for. */
    function begin(): boolean {
      const now = document.activeElement
      const box = boxOf(form, field!)
      if (isCovered(box)) {
        before = null
        return false
      }
      const gone = before !== null && now !== before && now !== document.body
      if (!gone && !box) return false
      if (!gone) goTo(form, [field!])
      return true
    }

    if (begin()) return
    const drawn = new MutationObserver(() => {
      if (begin()) drawn.disconnect()
    })
    drawn.observe(document.body, { childList: true, subtree: true })
    return () => drawn.disconnect()
  }, [])
}
