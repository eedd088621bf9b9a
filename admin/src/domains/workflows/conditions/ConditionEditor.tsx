import type { Condition, FactType } from '@barem/workflows'
import { QueryBuilderAntD } from '@react-querybuilder/antd'
import { useEffect, useMemo, useState } from 'react'
import { type Field, type OptionGroup, QueryBuilder, type RuleGroupType } from 'react-querybuilder'
import { amountField } from '@barem/resources/kit'
import { definitionOf } from '../../../documents/way/kinds.ts'
import { factGroup, factName } from '../../../documents/way/factWords.ts'
import type { Speech } from '../../../documents/way/sentence.ts'
import type { Person } from '../workflow.ts'
import { isSame } from '../same.ts'
import { Chips } from './Chips.tsx'
import { NotBox, SmallAction } from './controls.tsx'
import { FactSelect } from './FactSelect.tsx'
import { conditionOf, operatorsOf, queryOf } from './tree.ts'
import { type EditorContext, ValueEditor } from './ValueEditor.tsx'
import 'react-querybuilder/dist/query-builder.css'
import './conditions.css'

type Props = {
  value: Condition | null
  onChange: (value: Condition | null) => void
  speech: Speech
  /** Rows that the condition names, so that they have names at once. */
  rows: readonly Person[]
  disabled?: boolean
  label: string
}

type FactField = Field & { fact: FactType }

const groups = ['own', 'worked', 'partner', 'requester', 'lines'] as const

/** The total of a document is first, then its other amounts: most conditions compare these. */
function rank({ kind, unit, from }: FactType, total: string | null) {
  if ('field' in from && from.field === total) return 0
  return unit === 'money' ? 1 : kind === 'figure' ? 2 : 3
}

/** Facts as the editor offers them, under headings. */
function fieldsOf({ t, resource, facts }: Speech): OptionGroup<FactField>[] {
  const definition = definitionOf(resource)
  const total = definition && amountField(definition)
  return groups.flatMap((group) => {
    const own = facts
      .filter(({ from }) => factGroup(from) === group)
      .toSorted((one, other) => rank(one, total) - rank(other, total))
    const options = own.map((fact): FactField => ({
      name: fact.name,
      value: fact.name,
      label: factName(t, resource, fact),
      fact,
    }))
    return own.length > 0 ? [{ label: t(`workflows.facts.groups.${group}`), options }] : []
  })
}

const controls = {
  valueEditor: ValueEditor,
  fieldSelector: FactSelect,
  actionElement: SmallAction,
  notToggle: NotBox,
}

/** Whether the editor would show two conditions alike: it makes no difference between one part and a group of it. */
const saysSame = (one: Condition | null, other: Condition | null) =>
  isSame(conditionOf(queryOf(one)), conditionOf(queryOf(other)))

/** Edits a condition as a tree; below it stands the sentence that it makes. */
export function ConditionEditor({ value, onChange, speech, rows, disabled = false, label }: Props) {
  const { t } = speech
  // Groups that hold nothing yet are no part of the condition, so that the editor keeps what it shows.
  const [query, setQuery] = useState<RuleGroupType>(() => queryOf(value))
  useEffect(() => {
    setQuery((shown) => (saysSame(conditionOf(shown), value) ? shown : queryOf(value)))
  }, [value])
  const fields = useMemo(() => fieldsOf(speech), [speech])
  const word = (name: string) => t(`workflows.condition.${name}`)
  const translations = useMemo(
    () => ({
      fields: { title: word('fact'), placeholderName: '', placeholderLabel: word('chooseFact') },
      operators: { title: word('operator') },
      value: { title: word('value') },
      addRule: { label: `+ ${word('addRule')}`, title: word('addRule') },
      addGroup: { label: `+ ${word('addGroup')}`, title: word('addGroup') },
      removeRule: { label: '✕', title: word('remove') },
      removeGroup: { label: '✕', title: word('remove') },
      combinators: { title: word('combinator') },
      notToggle: { label: word('not'), title: word('notGroup') },
    }),
    [t],
  )
  const context: EditorContext = { speech, rows, disabled }
  return (
    <div className="condition-editor" role="group" aria-label={label}>
      <QueryBuilderAntD>
        <QueryBuilder
          fields={fields as never}
          query={query}
          onQueryChange={(next) => {
            setQuery(next)
            const condition = conditionOf(next)
            if (!saysSame(condition, value)) onChange(condition)
          }}
          getOperators={(_name, { fieldData }) =>
            operatorsOf((fieldData as unknown as FactField).fact ?? { kind: 'figure' }).map((name) => ({
              name,
              value: name,
              label: t(`workflows.operators.${name}`),
            }))
          }
          combinators={[
            { name: 'and', value: 'and', label: word('all') },
            { name: 'or', value: 'or', label: word('any') },
          ]}
          translations={translations}
          controlElements={controls as never}
          context={context}
          disabled={disabled}
          resetOnFieldChange
          resetOnOperatorChange
          showNotToggle
          autoSelectField
          maxLevels={3}
        />
      </QueryBuilderAntD>
      <p className="condition-said" aria-live="polite">
        {value === null ? <em>{word('empty')}</em> : <Chips condition={value} speech={speech} />}
      </p>
    </div>
  )
}
