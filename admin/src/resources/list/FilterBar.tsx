import { FilterOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import type { AnyResource } from '@barem/resources/kit'
import { Suspense, useEffect, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { loadedAhead } from '../../layout/loadedAhead.tsx'
import { type Column, filterColumns } from '../model/columns.ts'
import type { Words } from '../model/words.ts'
import type { ListControl } from './useListState.ts'

/** Loaded with the first filter, and while one is chosen. */
const FilterChip = loadedAhead(() => import('./FilterChip.tsx'))

type Props = { definition: AnyResource; words: Words; control: ListControl }

/** The filters as sentences, and a way to add one. */
export function FilterBar({ definition, words, control }: Props) {
  const t = useTranslate()
  const [added, setAdded] = useState<Column | null>(null)
  // The day of a list is a parameter, not a filter.
  const isParameter = (name: string) => definition.query?.parameters.includes(name) ?? false
  const used = new Set(control.filters.map(({ column }) => column.name).filter((name) => !isParameter(name)))
  const isKnown = added !== null && used.has(added.name)
  useEffect(() => {
    if (isKnown) setAdded(null)
  }, [isKnown])
  const offered = filterColumns(definition).map(({ name }) => name)
  const unused = filterColumns(definition).filter(({ name }) => !used.has(name))
  const chip = (column: Column, values: Parameters<ListControl['setFilter']>[1], isNew = false) => (
    <Suspense key={column.name} fallback={<i className="bar-control" />}>
      <FilterChip
        definition={definition}
        column={column}
        words={words}
        values={values}
        startsOpen={isNew}
        onApply={(next) => control.setFilter(column, next)}
        onClose={() => setAdded(null)}
      />
    </Suspense>
  )
  const items = unused.map(({ name }) => ({ key: name, label: words.field(name) }))
  const add = ({ key }: { key: string }) => setAdded(unused.find(({ name }) => name === key) ?? null)

  if (filterColumns(definition).length === 0) return null
  return (
    <div className="filter-bar" role="group" aria-label={t('crud.filter.label')}>
      {[
        // A quick filter says itself that it is on.
        ...control.filters
          .filter(({ column }) => offered.includes(column.name))
          .map(({ column, values }) => chip(column, values)),
        // In one list with those in use: once applied it stays the same one, and keeps the cursor.
        ...(added && !isKnown ? [chip(added, {}, true)] : []),
      ]}
      {items.length > 0 && (
        <Dropdown menu={{ items, onClick: add }} trigger={['click']} autoFocus onOpenChange={FilterChip.load}>
          <Button type="dashed" className="filter-add" icon={used.size > 0 ? <PlusOutlined /> : <FilterOutlined />}>
            {t('buttons.filter')}
          </Button>
        </Dropdown>
      )}
      {used.size > 0 && (
        <Button type="text" onClick={control.clear}>
          {t('buttons.clear')}
        </Button>
      )}
    </div>
  )
}
