import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslate } from '@refinedev/core'
import { Select } from '../../../controls/Select.tsx'
import { useMistake } from '../builder/mistakes.ts'
import { useTouch } from '../builder/untouched.ts'
import type { Working, WorkingField } from '../model/working.ts'

type When = Readonly<Record<string, readonly string[]>>
type Props = { path: string; field: WorkingField; working: Working; onChange: (when: When | undefined) => void }

const called = ({ label, key }: { label: WorkingField['label']; key: string }) => label.vi_VN || key

/** The choices of other fields for which a field is asked for; for all others it is not there. */
export function WhenEditor({ path, field, working, onChange }: Props) {
  const t = useTranslate()
  const mistake = useMistake(path)
  const { add, touch } = useTouch()
  const when = (field.when ?? {}) as When
  const selects = working.fields.filter(
    ({ uid, type, retired, key }) => type === 'select' && uid !== field.uid && !retired && key !== '',
  )
  const free = selects.filter(({ key }) => !(key in when))
  if (selects.length === 0 && Object.keys(when).length === 0) return null
  const set = (entries: [string, readonly string[]][]) =>
    onChange(entries.length > 0 ? Object.fromEntries(entries) : undefined)
  const entries = Object.entries(when)
  return (
    <fieldset className="own-choices">
      <legend>{t('own.when.title')}</legend>
      {entries.map(([by, choices], place) => {
        const select = selects.find(({ key }) => key === by)
        const name = select ? called(select) : by
        const replace = (entry: [string, readonly string[]]) =>
          set(entries.map((one, at) => (at === place ? entry : one)))
        return (
          <div key={by} className="own-when">
            <Select<string>
              aria-label={t('own.when.field')}
              value={by}
              onChange={(key) => replace([key, []])}
              options={[...(select ? [select] : []), ...free].map((one) => ({ value: one.key, label: called(one) }))}
            />
            <Select<string[]>
              aria-label={t('own.when.choices', { name })}
              mode="multiple"
              placeholder={t('own.when.choose')}
              value={[...choices]}
              onBlur={() => touch(path)}
              onChange={(next) => replace([by, next])}
              options={(select?.choices ?? []).map((one) => ({ value: one.key, label: called(one) }))}
            />
            <Button
              type="text"
              icon={<DeleteOutlined />}
              aria-label={t('own.remove', { name })}
              onClick={() => set(entries.filter((_, at) => at !== place))}
            />
          </div>
        )
      })}
      {free.length > 0 && (
        <Button
          icon={<PlusOutlined />}
          onClick={() => {
            add(path)
            set([...entries, [free[0]!.key, []]])
          }}
        >
          {t('own.when.add')}
        </Button>
      )}
      {mistake && <small className="own-wrong">{mistake}</small>}
    </fieldset>
  )
}
