import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { isSame } from '../../../resources/form/values.ts'
import { keptPairs, ownPairs, type Pair, repeatedNames, withEntry, withPairs } from './attributePairs.ts'

const MAX_NAME = 100
const MAX_TEXT = 500

type Props = {
  id?: string
  value?: Readonly<Record<string, string | undefined>> | null
  onChange?: (attributes: Record<string, string>) => void
  /** Names that the type of product asks for, each with its unit or a hint. */
  template: Readonly<Record<string, string>>
  /** Dimensions, which have inputs of their own. */
  dimensions: readonly string[]
  max: number
}

/** Other attributes of a product: those that its type asks for, and any other name with its value. */
export function OtherAttributes({ id, value, onChange, template, dimensions, max }: Props) {
  const t = useTranslate()
  const attributes = value ?? {}
  const asked = Object.entries(template).filter(([name]) => !dimensions.includes(name))
  const reserved = new Set([...dimensions, ...asked.map(([name]) => name)])
  const stored = ownPairs(attributes, reserved)
  const [typed, setTyped] = useState<Pair[]>(stored)
  // A value that did not come from here, such as a restored draft, is shown as it is.
  const current = isSame(keptPairs(typed, reserved), Object.fromEntries(stored)) ? typed : stored
  // Names that the template asks for by now have their place above.
  const pairs = current.filter(([name, text]) => !reserved.has(name) || attributes[name] !== text)
  const repeated = repeatedNames(pairs, reserved)

  function change(next: Pair[]) {
    setTyped(next)
    onChange?.(withPairs(attributes, next, reserved))
  }

  const edit = (index: number, part: Partial<{ name: string; text: string }>) =>
    change(
      pairs.map(([name, text], at): Pair => (at === index ? [part.name ?? name, part.text ?? text] : [name, text])),
    )

  return (
    <div id={id} tabIndex={-1} role="group" aria-label={t('products.others')} className="other-attributes">
      {asked.map(([name, hint]) => (
        <div key={name}>
          <span className="asked-name">{name}</span>
          <Input
            aria-label={name}
            placeholder={hint}
            maxLength={MAX_TEXT}
            value={attributes[name] ?? ''}
            onChange={({ target }) => onChange?.(withEntry(attributes, name, target.value.trimStart()))}
          />
        </div>
      ))}
      {pairs.map(([name, text], index) => (
        <div key={index}>
          <Input
            aria-label={t('crud.attribute.name')}
            placeholder={t('crud.attribute.name')}
            status={repeated.has(name.trim()) || (text && !name) ? 'error' : undefined}
            title={repeated.has(name.trim()) ? t('products.repeated') : undefined}
            maxLength={MAX_NAME}
            value={name}
            onChange={({ target }) => edit(index, { name: target.value.trimStart() })}
          />
          <Input
            aria-label={name || t('crud.attribute.value')}
            placeholder={t('crud.attribute.value')}
            status={name && !text ? 'warning' : undefined}
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
      {repeated.size > 0 && <small className="attributes-note">{t('products.repeated')}</small>}
      {asked.length + pairs.length < max && (
        <Button type="dashed" icon={<PlusOutlined />} onClick={() => setTyped([...pairs, ['', '']])}>
          {t('crud.attribute.add')}
        </Button>
      )}
    </div>
  )
}
