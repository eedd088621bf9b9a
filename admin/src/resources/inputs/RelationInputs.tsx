import { relationKey } from '@barem/resources/kit'
import { lazy, Suspense, useState } from 'react'
import type { AnyRow, Embedded } from '../model/columns.ts'
import type { Option } from '../model/options.ts'
import { definitionOf } from '../model/registry.ts'
import { titleOf } from '../model/row.ts'
import { useSeen } from '../model/visible.ts'
import { AddOption } from './AddOption.tsx'
import { controlOf, type InputProps } from './input.ts'
import { OptionSelect } from './OptionSelect.tsx'

const CreateDrawer = lazy(() => import('../form/CreateDrawer.tsx'))

const optionOf = ({ id, code = null, name }: Embedded): Option => ({ id, code, name, hint: null })

type Relation = Omit<InputProps<'belongsTo' | 'belongsToMany'>, 'value' | 'onChange'>

type Props = {
  props: Relation
  embedded: Embedded[]
  ids: string[]
  multiple: boolean
  choose: (ids: string[]) => void
}

/** Choices of the other resource. One that is missing is added without leaving the form; what was typed becomes its name. */
function Related({ props, embedded, ids, multiple, choose }: Props) {
  const { definition, name, label, field, words } = props
  const target = useSeen(definitionOf(field.to))
  const [added, setAdded] = useState<Option[]>([])
  const [adding, setAdding] = useState<string | null>(null)

  function add(row: AnyRow) {
    setAdded([...added, { id: row.id, code: null, name: titleOf(target, row), hint: null }])
    choose(multiple ? [...ids, row.id] : [row.id])
  }

  function open(typed: string, close: () => void) {
    setAdding(typed.trim())
    close()
  }

  return (
    <>
      <OptionSelect
        definition={definition}
        field={name}
        label={label}
        multiple={multiple}
        control={controlOf(props as InputProps<never>)}
        allowClear={!field.required}
        none={field.type === 'belongsTo' && field.none ? words.none(name) : undefined}
        known={[...embedded.map(optionOf), ...added]}
        value={ids}
        onChange={choose}
        footer={(typed, close) => <AddOption target={target} onOpen={() => open(typed, close)} />}
      />
      {adding !== null && (
        <Suspense>
          <CreateDrawer
            definition={target}
            preset={adding ? { [target.title]: adding } : {}}
            onClose={() => setAdding(null)}
            onSaved={add}
          />
        </Suspense>
      )}
    </>
  )
}

export function BelongsToInput(props: InputProps<'belongsTo'>) {
  const { value, onChange, row, name } = props
  const found = row?.[relationKey(name)] as Embedded | null | undefined
  return (
    <Related
      props={props}
      embedded={typeof found === 'object' && found !== null ? [found] : []}
      ids={value ? [value] : []}
      multiple={false}
      choose={(ids) => onChange?.(ids[0] ?? null)}
    />
  )
}

export function BelongsToManyInput(props: InputProps<'belongsToMany'>) {
  const { value, onChange, row, name } = props
  const found = (row?.[`${relationKey(name)}s`] as Embedded[] | undefined) ?? []
  return <Related props={props} embedded={found} ids={value ?? []} multiple choose={(ids) => onChange?.(ids)} />
}
