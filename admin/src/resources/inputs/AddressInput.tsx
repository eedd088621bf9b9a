import type { Address } from '@barem/resources/kit'
import { Form, Input, Segmented } from 'antd'
import { type FocusEvent, useRef, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import {
  type Draft,
  emptyAddress,
  isNothing,
  isUnplaced,
  type Level,
  levelsOf,
  printed,
  smallestOf,
  type System,
  systems,
  type Unit,
  withoutUnit,
  withUnit,
} from './address/address.ts'
import { isPlaced, isWardless } from '../model/wardless.ts'
import { UnitSelect } from './address/UnitSelect.tsx'
import { useUnit } from './address/units.ts'
import { controlOf, type InputProps } from './input.ts'
import './address/address.css'

/** Room to paste a street that is too long, so that the rule can say so. */
const SLACK = 200

/** A place by the official lists, of today or of before July 2025, and the street in it. */
export default function AddressInput(props: InputProps<'address'>) {
  const { value, onChange, onBlur, id, label, field } = props
  const t = useTranslate()
  const [chosen, setSystem] = useState<System>('new')
  const stored = value as Draft | null | undefined
  const system = stored?.system ?? chosen
  const address = stored ?? emptyAddress(system)
  const unit = useUnit(system, smallestOf(address))
  /** The choices made in the other list, kept for people who only take a look. */
  const others = useRef<Partial<Record<System, Draft>>>({})
  const { id: _, 'aria-label': __, onBlur: ___, ...control } = controlOf(props as InputProps<never>)
  const placed = isPlaced(address)
  const wrong = props['aria-invalid'] === 'true'
  const complete = placed && address.street.trim() !== ''
  const statusOf = (missing: boolean) => (wrong && (missing || complete) ? ('error' as const) : undefined)

  function change(next: Draft, known: Unit | null = unit) {
    const filled = { ...next, system: next.system ?? system }
    const named = smallestOf(filled) === null ? null : known
    onChange?.(isNothing(filled) ? null : ({ ...filled, text: printed(filled.street, named) } as Address))
  }

  function choose(next: Unit) {
    const moved = withUnit(address, next, unit)
    change(moved, moved === address ? unit : next)
  }

  function clear(level: Level) {
    const left = withoutUnit(address, level)
    const above = unit?.above.find(({ code }) => code === smallestOf(left))
    change(left, above ? { ...above, above: unit!.above.slice(unit!.above.indexOf(above) + 1) } : null)
  }

  function changeSystem(next: System) {
    others.current[system] = address
    setSystem(next)
    const before = others.current[next] ?? emptyAddress(next)
    change({ ...before, system: next, street: address.street }, null)
  }

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onBlur?.()
  }
  const nameAt = (level: Level) => [unit, ...(unit?.above ?? [])].find((one) => one?.level === level)?.name ?? null
  const parentOf = (level: Level) =>
    level === 'province' ? null : level === 'ward' ? (address.district ?? address.province) : address.province
  const focused = placed ? 'street' : 'province'
  const idOf = (part: string) => (part === focused ? id : undefined)

  return (
    // Only the missing part is marked as wrong, not the whole address.
    <Form.Item noStyle validateStatus="">
      <div role="group" aria-label={label} className="address-input" onBlur={leave}>
        <Segmented
          size="small"
          tabIndex={-1}
          aria-label={t('crud.address.system')}
          options={systems.map((one) => ({ value: one, label: t(`crud.address.systems.${one}`) }))}
          value={system}
          onChange={changeSystem}
        />
        <div className="address-parts" data-system={system}>
          {levelsOf[system].map((level) => {
            const without = level === 'ward' && isWardless(address.district)
            const title = t(without ? 'crud.address.wardless' : `crud.address.${level}`)
            return (
              <UnitSelect
                key={`${system} ${level}`}
                system={system}
                level={level}
                title={title}
                parent={parentOf(level)}
                value={address[level]}
                name={nameAt(level)}
                onChoose={choose}
                onClear={() => clear(level)}
                control={{
                  ...control,
                  disabled: without ? true : undefined,
                  status: statusOf(address[level] === null && !without),
                  id: idOf(level),
                  'aria-label': `${label}: ${title}`,
                }}
              />
            )
          })}
          <Input
            {...control}
            id={idOf('street')}
            status={statusOf(placed)}
            aria-label={`${label}: ${t('crud.address.street')}`}
            className="address-street"
            placeholder={t('crud.address.street')}
            autoComplete="off"
            maxLength={field.max + SLACK}
            value={address.street}
            onChange={({ target }) => change({ ...address, street: target.value.trimStart() })}
          />
        </div>
        {isUnplaced(address) ? (
          <p className="address-note">{t('crud.address.unplaced')}</p>
        ) : (
          complete && (
            <p className="address-note">{t('crud.address.printed', { text: printed(address.street, unit) })}</p>
          )
        )}
      </div>
    </Form.Item>
  )
}
