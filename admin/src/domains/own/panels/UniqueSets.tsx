import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { OWN_LIMITS } from '@barem/resources/own'
import { Button } from 'antd'
import { useTranslate } from '@refinedev/core'
import { Select } from '../../../controls/Select.tsx'
import { useMistakesBelow } from '../builder/mistakes.ts'
import { useTouch } from '../builder/untouched.ts'
import { canBeUnique } from '../model/lists.ts'
import type { Working } from '../model/working.ts'

type Sets = readonly (readonly string[])[]
type Props = { working: Working; onChange: (sets: Sets | undefined) => void }

/** Sets of fields whose values together only one row may have. */
export function UniqueSets({ working, onChange }: Props) {
  const t = useTranslate()
  const sets: Sets = working.unique ?? []
  const wrong = useMistakesBelow('unique')
  const { add, touch } = useTouch()
  const options = working.fields
    .filter((field) => canBeUnique(field) && !field.retired && field.unique !== true && field.key !== '')
    .map(({ key, label }) => ({ value: key, label: label.vi_VN || key }))
  const set = (next: Sets) => onChange(next.length > 0 ? next : undefined)
  return (
    <fieldset className="own-choices">
      <legend>{t('own.unique.title')}</legend>
      <small className="own-hint">{t('own.unique.for')}</small>
      {sets.map((fields, place) => (
        <div key={place} className="own-set">
          <Select<string[]>
            aria-label={t('own.unique.set', { place: place + 1 })}
            mode="multiple"
            placeholder={t('own.unique.choose')}
            value={[...fields]}
            onBlur={() => touch(`unique.${place}`)}
            onChange={(next) => set(sets.map((one, at) => (at === place ? next : one)))}
            options={options}
          />
          <Button
            type="text"
            icon={<DeleteOutlined />}
            aria-label={t('own.remove', { name: t('own.unique.set', { place: place + 1 }) })}
            onClick={() => set(sets.filter((_, at) => at !== place))}
          />
        </div>
      ))}
      {sets.length < OWN_LIMITS.sets && (
        <Button
          icon={<PlusOutlined />}
          onClick={() => {
            add(`unique.${sets.length}`)
            set([...sets, []])
          }}
        >
          {t('own.unique.add')}
        </Button>
      )}
      {wrong.map(({ path, text }) => (
        <small key={path} className="own-wrong">
          {text}
        </small>
      ))}
    </fieldset>
  )
}
