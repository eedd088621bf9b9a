import { DownOutlined, ExclamationCircleFilled, PlusOutlined, RightOutlined } from '@ant-design/icons'
import type { OwnFieldType } from '@barem/resources/own'
import { Button } from 'antd'
import { createElement, type ReactNode, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import type { Builder } from '../builder/useBuilder.ts'
import { useMistake, useMistakesBelow } from '../builder/mistakes.ts'
import { useTouch } from '../builder/untouched.ts'
import { addField, moveField } from '../model/edit.ts'
import type { WorkingField } from '../model/working.ts'
import { FieldPanel } from './FieldPanel.tsx'
import { Palette } from './Palette.tsx'
import { Sortable } from './Sortable.tsx'
import { fieldIcons } from './types.tsx'

type Props = { builder: Builder; opened: string | null; onOpen: (uid: string | null) => void }

/** The fields in their order; one of them is open to be changed. */
export function FieldsPanel({ builder, opened, onOpen }: Props) {
  const t = useTranslate()
  const fresh = useTouch()
  const [picking, setPicking] = useState(false)
  const { working, change, stored } = builder
  const mistake = useMistake('fields')
  const published = new Map(stored.definition?.fields.map((field) => [field.key, field]))
  const nameOf = ({ label, key, type }: WorkingField) => label.vi_VN || key || t(`own.types.${type}.name`)

  function add(type: OwnFieldType) {
    const added = addField(working, type)
    change(() => added.working)
    setPicking(false)
    onOpen(added.uid)
    fresh.add(added.uid)
  }
  return (
    <div className="own-panel">
      <Sortable
        className="own-fields"
        items={working.fields}
        nameOf={nameOf}
        onMove={(from, to) => change((before) => moveField(before, from, to))}
      >
        {(field, place, handle) => (
          <>
            <FieldHead
              field={field}
              place={place}
              name={nameOf(field)}
              handle={handle}
              isOpen={opened === field.uid}
              onToggle={() => onOpen(opened === field.uid ? null : field.uid)}
            />
            {opened === field.uid && (
              <FieldPanel
                field={field}
                place={place}
                working={working}
                published={published.get(field.key) ?? null}
                change={change}
              />
            )}
          </>
        )}
      </Sortable>
      {mistake && <p className="own-wrong">{mistake}</p>}
      <Button type="dashed" block icon={<PlusOutlined />} onClick={() => setPicking(true)}>
        {t('own.fields.add')}
      </Button>
      {picking && <Palette onPick={add} onClose={() => setPicking(false)} />}
    </div>
  )
}

type HeadProps = {
  field: WorkingField
  place: number
  name: string
  handle: ReactNode
  isOpen: boolean
  onToggle: () => void
}

function FieldHead({ field, place, name, handle, isOpen, onToggle }: HeadProps) {
  const t = useTranslate()
  const wrong = useMistakesBelow(`fields.${place}`).length
  return (
    <div className="own-field-head" data-retired={field.retired || undefined}>
      {handle}
      <button type="button" aria-expanded={isOpen} onClick={onToggle}>
        {createElement(fieldIcons[field.type] ?? fieldIcons.text, { 'aria-hidden': true })}
        <span>
          {name}
          {field.required && <i aria-hidden> *</i>}
          <small>
            {t(`own.types.${field.type}.name`)}
            {field.retired && ` · ${t('own.fields.retired')}`}
          </small>
        </span>
        {wrong > 0 && (
          <em>
            <ExclamationCircleFilled aria-hidden /> {t('own.problems', { count: wrong })}
          </em>
        )}
        {isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
      </button>
    </div>
  )
}
