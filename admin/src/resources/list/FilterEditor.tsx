import { Button } from 'antd'
import { type AnyResource, suffixesOf } from '@barem/resources/kit'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useTranslate } from '@refinedev/core'
import { filterKinds } from '../filters/index.ts'
import type { FilterValues } from '../filters/filter.ts'
import type { Column } from '../model/columns.ts'
import type { Words } from '../model/words.ts'

const EmptyChoice = lazy(() => import('../filters/EmptyChoice.tsx'))

type Props = {
  definition: AnyResource
  column: Column
  words: Words
  values: FilterValues
  /** How often it was opened: the cursor comes each time. */
  times: number
  onChange: (values: FilterValues) => void
  onApply: () => void
  onCancel: () => void
}

/** Moves the cursor to the first input that could not be read. Returns whether there was one. */
function lead(editor: HTMLElement): boolean {
  const wrong = editor.querySelector<HTMLElement>('[aria-invalid="true"]')
  wrong?.blur()
  wrong?.focus()
  return wrong !== null
}

/** Where a filter is typed, else chosen; how it is asked for stands above it and has its usual value. */
const inputIn = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>('input:not([type=radio], [type=checkbox])') ??
  form.querySelector<HTMLElement>(':is(input, button):not(.filter-emptiness *)')

/** Puts the cursor into a filter once its input, which is loaded when it is first used, is there to be seen. */
function Cursor({ times }: { times: number }) {
  const here = useRef<HTMLElement>(null)
  useEffect(() => {
    let frame = 0
    const lead = () => {
      const input = inputIn(here.current!.closest('form')!)
      input?.focus({ preventScroll: true })
      if (input !== document.activeElement) frame = requestAnimationFrame(lead)
    }
    lead()
    return () => cancelAnimationFrame(frame)
  }, [times])
  return <i hidden ref={here} />
}

/** What opens at a filter: how it is asked for, and by what. */
export default function FilterEditor({ definition, column, words, values, times, ...on }: Props) {
  const { onChange, onApply, onCancel } = on
  const t = useTranslate()
  const label = words.field(column.name)
  const kind = filterKinds[column.type]!
  const input = <kind.Input definition={definition} column={column} words={words} values={values} onChange={onChange} />
  return (
    <form
      className="filter-editor"
      aria-label={label}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onCancel()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        if (!lead(event.currentTarget)) onApply()
      }}
    >
      <strong>{label}</strong>
      <Suspense fallback={<i className="bar" />}>
        {suffixesOf(column.type, column.field).includes('_null') ? (
          <EmptyChoice label={label} values={values} onChange={onChange}>
            {input}
          </EmptyChoice>
        ) : (
          input
        )}
        <Cursor times={times} />
      </Suspense>
      <div className="filter-editor-actions">
        <Button onClick={onCancel}>{t('buttons.cancel')}</Button>
        <Button type="primary" htmlType="submit">
          {t('crud.filter.apply')}
        </Button>
      </div>
    </form>
  )
}
