import { relationKey } from '@barem/resources/kit'
import { lazy, Suspense, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import type { AnyRow, Embedded } from '../model/columns.ts'
import type { Option } from '../model/options.ts'
import { definitionOf } from '../model/registry.ts'
import { titleOf } from '../model/row.ts'
import { useRights } from '../model/useRights.ts'
import { useSeen } from '../model/visible.ts'
import { useTitles } from '../model/useWords.ts'
import { controlOf, type InputProps } from './input.ts'
import { OptionSelect } from './OptionSelect.tsx'
import type { Ask } from './useOptionPages.ts'
import { usePrefill } from './usePrefill.ts'

const CreateDrawer = lazy(() => import('../form/CreateDrawer.tsx'))

const optionOf = ({ code = null, ...named }: Embedded): Option => ({ ...named, code, hint: null })

type Relation = Omit<InputProps<'belongsTo' | 'belongsToMany'>, 'value' | 'onChange'>

/** Which rows are offered, and what is said of each. */
export type Choices = { ask: Ask; note: (option: Option) => string | null }

type Props = {
  props: Relation
  choices?: Choices
  embedded: Embedded[]
  ids: string[]
  multiple: boolean
  choose: (ids: string[]) => void
}

/** The values that a row must have to be chosen, where each may have only one. */
const only = (where: Relation['field']['where']) =>
  Object.fromEntries(
    Object.entries(where).flatMap(([name, choices]) => (choices.length === 1 ? [[name, choices[0]]] : [])),
  )

/**
 * Choices of the other resource. One that is missing is added without leaving the form; what was typed becomes its
 * name.
 */
function Related({ props, choices, embedded, ids, multiple, choose }: Props) {
  const { definition, name, label, field, words } = props
  const target = useSeen(definitionOf(field.to))
  const t = useTranslate()
  const { one } = useTitles(target)
  const rights = useRights(target)
  const [added, setAdded] = useState<Option[]>([])
  const [adding, setAdding] = useState<string | null>(null)

  function add(row: AnyRow) {
    setAdded([...added, { id: row.id, code: null, name: titleOf(target, row), hint: null }])
    choose(multiple ? [...ids, row.id] : [row.id])
  }

  return (
    <>
      <OptionSelect
        definition={definition}
        field={name}
        label={label}
        multiple={multiple}
        control={controlOf(props as InputProps<never>)}
        allowClear={!field.required || field.lenient}
        none={field.type === 'belongsTo' && field.none ? words.none(name) : undefined}
        known={[...embedded.map(optionOf), ...added]}
        ask={choices?.ask}
        mark={choices && ((option) => ({ note: choices.note(option), disabled: false }))}
        value={ids}
        onChange={choose}
        add={rights.create ? { label: t('crud.addNew', { one }), onOpen: setAdding } : null}
      />
      {adding !== null && (
        <Suspense>
          <CreateDrawer
            definition={target}
            preset={{ ...only(field.where), ...(adding && { [target.title]: adding }) }}
            onClose={() => setAdding(null)}
            onSaved={add}
          />
        </Suspense>
      )}
    </>
  )
}

export function BelongsToInput({ choices, ...props }: InputProps<'belongsTo'> & { choices?: Choices }) {
  const { value, row, name } = props
  const choose = usePrefill(props)
  const found = row?.[relationKey(name)] as Embedded | null | undefined
  return (
    <Related
      props={props}
      choices={choices}
      embedded={typeof found === 'object' && found !== null ? [found] : []}
      ids={value ? [value] : []}
      multiple={false}
      choose={(ids) => void choose(ids[0] ?? null)}
    />
  )
}

export function BelongsToManyInput(props: InputProps<'belongsToMany'>) {
  const { value, onChange, row, name } = props
  const found = (row?.[`${relationKey(name)}s`] as Embedded[] | undefined) ?? []
  return <Related props={props} embedded={found} ids={value ?? []} multiple choose={(ids) => onChange?.(ids)} />
}
