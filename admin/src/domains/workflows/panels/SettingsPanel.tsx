import type { Condition } from '@barem/workflows'
import { Input, Radio } from 'antd'
import { useTranslate } from '@refinedev/core'
import { Select } from '../../../controls/Select.tsx'
import { ConditionEditor } from '../conditions/ConditionEditor.tsx'
import type { Telling } from '../designer/words.ts'
import { approvedKinds } from '../../../documents/way/kinds.ts'
import { RowsSelect } from '../RowsSelect.tsx'
import type { Drawn, Workflow } from '../workflow.ts'
import { Labelled } from './Labelled.tsx'

type Props = {
  drawn: Drawn
  names: Workflow['names']
  telling: Telling
  readOnly: boolean
  onChange: (changes: Partial<Drawn>, mark?: string) => void
}

/** What a workflow is called, and which documents of whom go by it. */
export function SettingsPanel({ drawn, names, telling, readOnly, onChange }: Props) {
  const t = useTranslate()
  const word = (name: string) => t(`workflows.settings.${name}`)
  return (
    <div className="designer-panel">
      <h2>{word('title')}</h2>
      <Labelled label={word('name')} required>
        {(id) => (
          <Input
            id={id}
            maxLength={255}
            disabled={readOnly}
            value={drawn.name}
            onChange={({ target }) => onChange({ name: target.value.trimStart() }, 'name')}
          />
        )}
      </Labelled>
      <Labelled label={word('code')} required>
        {(id) => (
          <Input
            id={id}
            maxLength={30}
            disabled={readOnly}
            value={drawn.code}
            onChange={({ target }) => onChange({ code: target.value.trimStart() }, 'code')}
          />
        )}
      </Labelled>
      <Labelled label={word('description')}>
        {(id) => (
          <Input.TextArea
            id={id}
            maxLength={1000}
            autoSize={{ minRows: 2, maxRows: 6 }}
            disabled={readOnly}
            value={drawn.description ?? ''}
            onChange={({ target }) => onChange({ description: target.value || null }, 'description')}
          />
        )}
      </Labelled>
      <Labelled label={word('resource')} required>
        {(id) => (
          <Select<string | undefined>
            id={id}
            aria-label={word('resource')}
            disabled={readOnly}
            value={drawn.resource ?? undefined}
            onChange={(resource) => onChange({ resource: resource ?? null })}
            options={approvedKinds.map(({ name }) => ({ value: name, label: t(`resources.${name}.title`) }))}
          />
        )}
      </Labelled>
      <fieldset className="designer-choice">
        <legend>{word('department')}</legend>
        <Radio.Group
          disabled={readOnly}
          value={drawn.everyDepartment}
          onChange={({ target }) => onChange({ everyDepartment: target.value as boolean })}
          options={[
            { value: true, label: word('everyDepartment') },
            { value: false, label: word('someDepartments') },
          ]}
        />
        {!drawn.everyDepartment && (
          <RowsSelect
            resource="departments"
            label={word('chooseDepartments')}
            placeholder={word('chooseDepartments')}
            known={names.departments}
            disabled={readOnly}
            value={drawn.departmentIds}
            onChange={(departmentIds) => onChange({ departmentIds })}
          />
        )}
      </fieldset>
      <fieldset className="designer-choice">
        <legend>{word('rules')}</legend>
        <Radio.Group
          disabled={readOnly}
          value={drawn.everyDocument}
          onChange={({ target }) => onChange({ everyDocument: target.value as boolean })}
          options={[
            { value: true, label: word('everyDocument') },
            { value: false, label: word('someDocuments') },
          ]}
        />
        {!drawn.everyDocument && (
          <ConditionEditor
            key={drawn.resource}
            label={word('rules')}
            value={drawn.rules}
            onChange={(rules: Condition | null) => onChange({ rules }, 'rules')}
            speech={telling}
            rows={names.rows}
            disabled={readOnly}
          />
        )}
      </fieldset>
      <Labelled label={word('fallback')} hint={word('fallbackHint')} required>
        {(id) => (
          <RowsSelect
            id={id}
            multiple={false}
            resource="users"
            label={word('fallback')}
            placeholder={word('chooseFallback')}
            known={names.users}
            disabled={readOnly}
            value={drawn.fallbackId ? [drawn.fallbackId] : []}
            onChange={([fallbackId = null]) => onChange({ fallbackId })}
          />
        )}
      </Labelled>
      <Labelled label={word('priority')} hint={word('priorityHint')}>
        {(id) => (
          <Input
            id={id}
            className="designer-number"
            inputMode="numeric"
            maxLength={3}
            disabled={readOnly}
            value={drawn.priority ?? ''}
            onChange={({ target }) =>
              onChange({ priority: Number(target.value.replace(/\D/g, '')) || null }, 'priority')
            }
          />
        )}
      </Labelled>
      <p className="designer-note">{word('note')}</p>
    </div>
  )
}
