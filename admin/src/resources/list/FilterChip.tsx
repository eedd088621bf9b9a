import { CloseOutlined } from '@ant-design/icons'
import { Popover } from 'antd'
import type { AnyResource } from '@barem/resources/kit'
import { Suspense, useRef, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { filterKinds } from '../filters/index.ts'
import type { FilterValues } from '../filters/filter.ts'
import { emptiness } from '../filters/sentences.ts'
import { loadedAhead } from '../../layout/loadedAhead.tsx'
import type { Column } from '../model/columns.ts'
import type { Words } from '../model/words.ts'

const FilterEditor = loadedAhead(() => import('./FilterEditor.tsx'))
// A chip is mostly there to be opened.
FilterEditor.load()

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

/** One filter: a sentence that opens its input, and a cross that takes it away. */
export default function FilterChip({ definition, column, words, values, startsOpen, onApply, onClose }: Props) {
  const t = useTranslate()
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

  return (
    <span className="filter-chip">
      <Popover
        content={
          <Suspense fallback={<i className="bar" />}>
            <FilterEditor
              {...{ definition, column, words, values: draft, times }}
              onChange={setDraft}
              onApply={apply}
              onCancel={cancel}
            />
          </Suspense>
        }
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
