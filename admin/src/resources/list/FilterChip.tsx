import { CloseOutlined } from '@ant-design/icons'
import { Button, Popover } from 'antd'
import { type AnyResource, suffixesOf } from '@barem/resources/kit'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { filterKinds } from '../filters/index.ts'
import type { FilterValues } from '../filters/filter.ts'
import { emptiness } from '../filters/sentences.ts'
import type { Column } from '../model/columns.ts'
import type { Words } from '../model/words.ts'

const EmptyChoice = lazy(() => import('../filters/EmptyChoice.tsx'))

type Props = {
  definition: AnyResource
  column: Column
  words: Words
  values: FilterValues
  startsOpen: boolean
  onApply: (values: FilterValues) => void
  onClose: () => void
}

const isEmpty = (values: FilterValues) => Object.values(values).every((texts) => texts.filter(Boolean).length === 0)

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

/** One filter: a sentence that opens its input, and a cross that takes it away. */
export function FilterChip({ definition, column, words, values, startsOpen, onApply, onClose }: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(startsOpen)
  // How often it was opened: one that is opened while it closes is the same one.
  const [times, setTimes] = useState(0)
  const [draft, setDraft] = useState(values)
  const kind = filterKinds[column.type]!
  const byValue = kind.useSentence({ definition, column, words, values, t })
  const sentence = values._null ? emptiness({ definition, column, words, values, t }) : byValue
  const label = words.field(column.name)
  const sentenceButton = useRef<HTMLButtonElement>(null)

  const adder = () => sentenceButton.current!.closest('.filter-bar')!.querySelector<HTMLElement>('.filter-add')

  /** Once the filter is drawn anew, the cursor stands on it; on what adds filters if this one is gone. */
  function leadBack() {
    const otherwise = adder()
    requestAnimationFrame(() => (sentenceButton.current ?? otherwise)?.focus())
  }

  function toggle(next: boolean) {
    setOpen(next)
    if (next) setTimes((before) => before + 1)
    setDraft(values)
    if (!next) onClose()
  }

  function cancel() {
    leadBack()
    toggle(false)
  }

  function apply() {
    leadBack()
    setOpen(false)
    // A new one stays until the list has it, so that it keeps the cursor.
    if (isEmpty(draft)) onClose()
    onApply(draft)
  }

  function remove() {
    adder()?.focus()
    onApply({})
  }

  const input = <kind.Input definition={definition} column={column} words={words} values={draft} onChange={setDraft} />
  const editor = (
    <form
      className="filter-editor"
      aria-label={label}
      onKeyDown={({ key }) => {
        if (key === 'Escape') cancel()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        if (!lead(event.currentTarget)) apply()
      }}
    >
      <strong>{label}</strong>
      <Suspense fallback={<i className="bar" />}>
        {suffixesOf(column.type, column.field).includes('_null') ? (
          <EmptyChoice label={label} values={draft} onChange={setDraft}>
            {input}
          </EmptyChoice>
        ) : (
          input
        )}
        <Cursor times={times} />
      </Suspense>
      <div className="filter-editor-actions">
        <Button onClick={cancel}>{t('buttons.cancel')}</Button>
        <Button type="primary" htmlType="submit">
          {t('crud.filter.apply')}
        </Button>
      </div>
    </form>
  )

  return (
    <span className="filter-chip">
      <Popover
        content={editor}
        trigger="click"
        placement="bottomLeft"
        open={open}
        onOpenChange={toggle}
        destroyOnHidden
      >
        <button ref={sentenceButton} type="button" aria-expanded={open} aria-haspopup="dialog">
          {isEmpty(values) ? `${label}…` : (sentence ?? `${label}…`)}
        </button>
      </Popover>
      {!isEmpty(values) && (
        <button type="button" aria-label={t('crud.filter.remove', { field: label })} onClick={remove}>
          <CloseOutlined aria-hidden />
        </button>
      )}
    </span>
  )
}
