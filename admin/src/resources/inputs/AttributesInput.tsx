import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { useTranslate } from '@refinedev/core'
import type { InputProps } from './input.ts'

type Pair = [name: string, text: string]

const MAX_NAME = 100
const MAX_TEXT = 500

const recordOf = (pairs: Pair[]) => Object.fromEntries(pairs.filter(([name, text]) => name !== '' || text !== ''))
const sameAs = (pairs: Pair[], value: Record<string, string>) =>
  JSON.stringify(recordOf(pairs)) === JSON.stringify(value)

/** Names and values. An unfinished pair stays on the screen with a message; an empty one is ignored. */
export default function AttributesInput({ value, onChange, label, field }: InputProps<'attributes'>) {
  const t = useTranslate()
  const [typed, setPairs] = useState<Pair[]>(() => Object.entries(value ?? {}))
  // A value from elsewhere, such as a restored draft, is shown as it is.
  const pairs = sameAs(typed, value ?? {}) ? typed : Object.entries(value ?? {})

  function change(next: Pair[]) {
    setPairs(next)
    onChange?.(recordOf(next))
  }

  const edit = (index: number, part: Partial<{ name: string; text: string }>) =>
    change(
      pairs.map(([name, text], at): Pair => (at === index ? [part.name ?? name, part.text ?? text] : [name, text])),
    )

  return (
    <div role="group" aria-label={label} className="pairs-input">
      {pairs.map(([name, text], index) => (
        <div key={index}>
          <Input
            aria-label={t('crud.attribute.name')}
            placeholder={t('crud.attribute.name')}
            maxLength={MAX_NAME}
            value={name}
            onChange={({ target }) => edit(index, { name: target.value.trimStart() })}
          />
          <Input
            aria-label={t('crud.attribute.value')}
            placeholder={t('crud.attribute.value')}
            maxLength={MAX_TEXT}
            value={text}
            onChange={({ target }) => edit(index, { text: target.value.trimStart() })}
          />
          <Button
            type="text"
            icon={<DeleteOutlined />}
            aria-label={t('crud.attribute.remove', { name })}
            onClick={() => change(pairs.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {pairs.length < field.maxEntries && (
        <Button type="dashed" icon={<PlusOutlined />} onClick={() => setPairs([...pairs, ['', '']])}>
          {t('crud.attribute.add')}
        </Button>
      )}
    </div>
  )
}
