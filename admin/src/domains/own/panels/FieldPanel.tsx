import { DeleteOutlined, StopOutlined, UndoOutlined } from '@ant-design/icons'
import { OWN_LIMITS } from '@barem/resources/own'
import { Button, Checkbox, Input } from 'antd'
import { useTranslate } from '@refinedev/core'
import { Select } from '../../../controls/Select.tsx'
import type { Change } from '../builder/useBuilder.ts'
import { useMistake } from '../builder/mistakes.ts'
import { changeField, nameField, removeField } from '../model/edit.ts'
import { canBeUnique } from '../model/lists.ts'
import type { Working, WorkingField } from '../model/working.ts'
import { ChoicesEditor } from './ChoicesEditor.tsx'
import { Labelled } from './Labelled.tsx'
import { LabelInputs } from './LabelInputs.tsx'
import { OptionInput, optionsShown } from './OptionInput.tsx'
import { WhenEditor } from './WhenEditor.tsx'

type Props = {
  field: WorkingField
  place: number
  working: Working
  /** The field as it is published; null for a new one. */
  published: { choices?: readonly { key: string }[] } | null
  change: Change
}

/** All that is said of one field. */
export function FieldPanel({ field, place, working, published, change }: Props) {
  const t = useTranslate()
  const path = `fields.${place}`
  const whole = useMistake(path)
  const { uid, type } = field
  const isFixed = published !== null
  const set = (changes: Partial<WorkingField>, mark?: string) =>
    change((before) => changeField(before, uid, changes), mark && `${uid} ${mark}`)
  const counted = field.daysUntil !== undefined
  return (
    <div className="own-panel">
      {whole && (
        <p className="own-wrong" role="alert">
          {whole}
        </p>
      )}
      <LabelInputs
        word={t('own.name')}
        path={`${path}.label`}
        value={field.label}
        required
        autoFocus={field.key === '' && field.label.vi_VN === undefined}
        onChange={(label) => change((before) => nameField(before, uid, label, isFixed), `${uid} label`)}
      />
      <div className="own-checks">
        {!counted && (
          <Checkbox checked={field.required === true} onChange={({ target }) => set({ required: target.checked })}>
            {t('own.options.required')}
          </Checkbox>
        )}
        {canBeUnique(field) && (
          <Checkbox checked={field.unique === true} onChange={({ target }) => set({ unique: target.checked })}>
            {t('own.options.unique')}
          </Checkbox>
        )}
      </div>
      {type === 'select' && (
        <ChoicesEditor
          kind="choices"
          path={`${path}.choices`}
          list={field.choices ?? []}
          fixed={new Set(published?.choices?.map(({ key }) => key))}
          onChange={(choices) => set({ choices }, 'choices')}
        />
      )}
      <div className="own-options">
        {optionsShown(field).map((name) => (
          <OptionInput
            key={name}
            name={name}
            path={path}
            field={field}
            working={working}
            isFixed={isFixed}
            onChange={(value) => set({ [name]: value }, name)}
          />
        ))}
      </div>
      {!counted && (
        <WhenEditor path={`${path}.when`} field={field} working={working} onChange={(when) => set({ when }, 'when')} />
      )}
      <LabelInputs
        word={t('own.help')}
        path={`${path}.help`}
        value={field.help}
        max={OWN_LIMITS.sentence}
        onChange={(help) => set({ help: Object.values(help).some(Boolean) ? help : undefined }, 'help')}
      />
      <div className="own-pair">
        {working.groups.length > 0 && (
          <Labelled label={t('own.group')} path={`${path}.group`}>
            {(aria) => (
              <Select
                {...aria}
                value={field.group ?? working.groups[0]?.key}
                onChange={(group: string) => set({ group })}
                options={working.groups.map(({ key, label }) => ({ value: key, label: label.vi_VN || key }))}
              />
            )}
          </Labelled>
        )}
        <Labelled label={t('own.key')} path={`${path}.key`} hint={t(isFixed ? 'own.keyFixed' : 'own.keyHint')}>
          {(aria) => (
            <Input
              {...aria}
              className="code"
              disabled={isFixed}
              value={field.key}
              maxLength={OWN_LIMITS.key + 1}
              onChange={({ target }) => set({ key: target.value }, 'key')}
            />
          )}
        </Labelled>
      </div>
      <div className="own-actions">
        {!isFixed && (
          <Button danger icon={<DeleteOutlined />} onClick={() => change((before) => removeField(before, uid))}>
            {t('own.fields.remove')}
          </Button>
        )}
        {isFixed && !field.retired && (
          <Button icon={<StopOutlined />} onClick={() => set({ retired: true })}>
            {t('own.fields.retire')}
          </Button>
        )}
        {field.retired && (
          <Button icon={<UndoOutlined />} onClick={() => set({ retired: undefined })}>
            {t('own.fields.restore')}
          </Button>
        )}
      </div>
    </div>
  )
}
