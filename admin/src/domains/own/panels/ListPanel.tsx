import { Checkbox } from 'antd'
import { useTranslate } from '@refinedev/core'
import { Select } from '../../../controls/Select.tsx'
import type { Builder } from '../builder/useBuilder.ts'
import { useMistakesBelow } from '../builder/mistakes.ts'
import { setPart } from '../model/edit.ts'
import { canBe, isSorted, type ListPart, partOf } from '../model/lists.ts'
import { Labelled } from './Labelled.tsx'

const parts: readonly ListPart[] = ['columns', 'filters', 'search', 'bulk']

/** What the list shows, filters, finds and sorts by. */
export function ListPanel({ builder }: { builder: Builder }) {
  const t = useTranslate()
  const { working, change } = builder
  const fields = working.fields.filter(({ retired, key }) => !retired && key !== '')
  const sort = working.list?.sort ?? { field: 'createdAt', order: 'desc' as const }
  const setSort = (next: Partial<typeof sort>) =>
    change((before) => ({ ...before, list: { ...before.list, sort: { ...sort, ...next } } }))
  const wrong = useMistakesBelow('list')
  return (
    <div className="own-panel">
      <div className="own-scroll">
        <table className="own-list-parts">
          <thead>
            <tr>
              <th scope="col">{t('own.list.field')}</th>
              {parts.map((part) => (
                <th key={part} scope="col">
                  {t(`own.list.${part}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => {
              const name = field.label.vi_VN || field.key
              return (
                <tr key={field.uid}>
                  <th scope="row">{name}</th>
                  {parts.map((part) => (
                    <td key={part}>
                      {canBe(part, field) && (
                        <Checkbox
                          aria-label={`${name}: ${t(`own.list.${part}`)}`}
                          checked={partOf(working, part).includes(field.key)}
                          onChange={({ target }) =>
                            change((before) => setPart(before, part, field.key, target.checked))
                          }
                        />
                      )}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <div className="own-pair">
        <Labelled label={t('own.list.sort')} path="list.sort.field">
          {(aria) => (
            <Select
              {...aria}
              value={sort.field}
              onChange={(field: string) => setSort({ field })}
              options={[
                { value: 'createdAt', label: t('own.list.createdAt') },
                ...fields.filter(isSorted).map(({ key, label }) => ({ value: key, label: label.vi_VN || key })),
              ]}
            />
          )}
        </Labelled>
        <Labelled label={t('own.list.order')} path="list.sort.order">
          {(aria) => (
            <Select<'asc' | 'desc'>
              {...aria}
              value={sort.order}
              onChange={(order) => setSort({ order })}
              options={(['asc', 'desc'] as const).map((value) => ({ value, label: t(`own.list.${value}`) }))}
            />
          )}
        </Labelled>
      </div>
      {wrong.map(({ path, text }) => (
        <p key={`${path} ${text}`} className="own-wrong">
          {text}
        </p>
      ))}
    </div>
  )
}
