import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import type { Approver } from '@barem/workflows'
import { Button, Dropdown } from 'antd'
import { useRef } from 'react'
import { useTranslate } from '@refinedev/core'
import { Select } from '../../../controls/Select.tsx'
import type { Kind } from '../../../documents/way/kinds.ts'
import { RowsSelect } from '../RowsSelect.tsx'
import type { Workflow } from '../workflow.ts'

type Props = {
  value: readonly Approver[]
  onChange: (value: Approver[]) => void
  kind: Kind
  names: Workflow['names']
  readOnly: boolean
}

const kinds = ['people', 'roleGroup', 'departmentHead', 'manager', 'field'] as const

const begun: Record<Approver['kind'], Approver> = {
  people: { kind: 'people', ids: [] },
  roleGroup: { kind: 'roleGroup', ids: [] },
  departmentHead: { kind: 'departmentHead' },
  manager: { kind: 'manager', level: 1 },
  field: { kind: 'field', field: '' },
}

/** Whom a step asks, a line for each way to find people. */
export function ApproverLines({ value, onChange, kind, names, readOnly }: Props) {
  const t = useTranslate()
  const replace = (place: number, next: Approver) => onChange(value.map((one, at) => (at === place ? next : one)))
  const box = useRef<HTMLFieldSetElement>(null)
  /** Adds a line and leads to what is chosen in it, or back to the button where nothing is. */
  const add = (next: Approver['kind']) => {
    onChange([...value, begun[next]])
    requestAnimationFrame(() => {
      const line = box.current?.querySelectorAll('.approver-line')[value.length]
      const control = line?.querySelector<HTMLElement>('input') ?? box.current?.querySelector(':scope > .ant-btn')
      ;(control as HTMLElement | null)?.focus()
    })
  }
  const offered = kinds.filter((one) => one !== 'field' || kind.personFields.length > 0)
  return (
    <fieldset className="approver-lines" ref={box}>
      <legend>{t('workflows.step.approvers')}</legend>
      {value.map((approver, place) => (
        <div key={place} className="approver-line">
          <span className="approver-kind">{t(`workflows.step.${approver.kind}`)}</span>
          {!readOnly && (
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined />}
              aria-label={`${t('workflows.step.removeApprover')}: ${t(`workflows.step.${approver.kind}`)}`}
              onClick={() => onChange(value.filter((_, at) => at !== place))}
            />
          )}
          <Choice
            approver={approver}
            onChange={(next) => replace(place, next)}
            kind={kind}
            names={names}
            readOnly={readOnly}
          />
        </div>
      ))}
      {!readOnly && (
        <Dropdown
          autoFocus
          trigger={['click']}
          menu={{
            items: offered.map((one) => ({ key: one, label: t(`workflows.step.${one}`) })),
            onClick: ({ key }) => add(key as Approver['kind']),
          }}
        >
          <Button icon={<PlusOutlined />} size="small">
            {t('workflows.step.addApprover')}
          </Button>
        </Dropdown>
      )}
    </fieldset>
  )
}

type ChoiceProps = Pick<Props, 'kind' | 'names' | 'readOnly'> & {
  approver: Approver
  onChange: (approver: Approver) => void
}

function Choice({ approver, onChange, kind, names, readOnly }: ChoiceProps) {
  const t = useTranslate()
  if (approver.kind === 'people')
    return (
      <RowsSelect
        resource="users"
        label={t('workflows.step.people')}
        placeholder={t('workflows.step.choosePeople')}
        known={names.users}
        disabled={readOnly}
        value={approver.ids}
        onChange={(ids) => onChange({ ...approver, ids })}
      />
    )
  if (approver.kind === 'roleGroup')
    return (
      <RowsSelect
        resource="role-groups"
        label={t('workflows.step.roleGroup')}
        placeholder={t('workflows.step.chooseGroups')}
        known={names.roleGroups}
        disabled={readOnly}
        value={approver.ids}
        onChange={(ids) => onChange({ ...approver, ids })}
      />
    )
  if (approver.kind === 'manager')
    return (
      <Select<number>
        aria-label={t('workflows.step.managerLevel')}
        disabled={readOnly}
        value={approver.level}
        onChange={(level) => onChange({ ...approver, level })}
        options={[1, 2, 3].map((level) => ({ value: level, label: t(`workflows.step.level_${level}`) }))}
      />
    )
  if (approver.kind === 'field')
    return (
      <Select<string | undefined>
        aria-label={t('workflows.step.field')}
        placeholder={t('workflows.step.chooseField')}
        disabled={readOnly}
        value={approver.field || undefined}
        onChange={(field) => onChange({ ...approver, field: field ?? '' })}
        options={kind.personFields.map((field) => ({
          value: field,
          label: t(`resources.${kind.seen!.name}.fields.${field}`),
        }))}
      />
    )
  return null
}
