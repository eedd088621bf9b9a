import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslate } from '@refinedev/core'
import { useMistake } from '../builder/mistakes.ts'
import { useTouch } from '../builder/untouched.ts'
import { moved, nameEntry } from '../model/edit.ts'
import { newUid, type WorkingChoice } from '../model/working.ts'
import { ColorSelect } from './ColorSelect.tsx'
import { LabelInputs } from './LabelInputs.tsx'
import { Sortable } from './Sortable.tsx'

type Props = {
  path: string
  /** Which words: of choices or of groups. */
  kind: 'choices' | 'groups'
  list: readonly WorkingChoice[]
  /** Keys that are published and stay. */
  fixed: ReadonlySet<string>
  onChange: (list: WorkingChoice[]) => void
}

/** Entries with names in both languages, in an order of their own. */
export function ChoicesEditor({ path, kind, list, fixed, onChange }: Props) {
  const t = useTranslate()
  const mistake = useMistake(path)
  const fresh = useTouch()
  const nameOf = ({ label, key }: WorkingChoice) => label.vi_VN || key
  function add() {
    const uid = newUid()
    fresh.add(uid)
    onChange([...list, { uid, key: '', label: {} }])
  }
  return (
    <fieldset className="own-choices">
      <legend>{t(`own.${kind}.title`)}</legend>
      <Sortable items={list} nameOf={nameOf} onMove={(from, to) => onChange(moved(list, from, to))}>
        {(item, place, handle) => (
          <div className="own-choice" data-colored={kind === 'choices' || undefined}>
            {handle}
            <LabelInputs
              word={t(`own.${kind}.name`, { place: place + 1 })}
              path={`${path}.${place}.label`}
              value={item.label}
              autoFocus={item.key === '' && item.label.vi_VN === undefined}
              onChange={(label) => onChange(nameEntry(list, item.uid, label, fixed.has(item.key)))}
            />
            {kind === 'choices' && (
              <ColorSelect
                label={t('own.choices.color', { place: place + 1 })}
                value={item.color}
                onChange={(color) => onChange(list.map((one) => (one.uid === item.uid ? { ...one, color } : one)))}
              />
            )}
            <Button
              type="text"
              icon={<DeleteOutlined />}
              aria-label={t('own.remove', { name: nameOf(item) })}
              onClick={() => onChange(list.filter(({ uid }) => uid !== item.uid))}
            />
          </div>
        )}
      </Sortable>
      <Button icon={<PlusOutlined />} onClick={add}>
        {t(`own.${kind}.add`)}
      </Button>
      {mistake && <small className="own-wrong">{mistake}</small>}
    </fieldset>
  )
}
