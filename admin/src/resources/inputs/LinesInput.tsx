import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { applies, lineResource, type Field } from '@barem/resources/kit'
import { Button, Form } from 'antd'
import type { ComponentProps, ReactElement } from 'react'
import { useTranslate } from '@refinedev/core'
import { layouts } from '../cells/layout.ts'
import { isWritable } from '../model/columns.ts'
import { emptyValues } from '../form/values.ts'
import { useWords } from '../model/useWords.ts'
import { checkedWith, rowRules } from '../rules/checks.ts'
import { rulesOf } from '../rules/index.ts'
import type { InputProps } from './input.ts'
import { inputs } from './index.ts'
import type { Input } from './input.ts'
import './lines-input.css'

/** The control of a field that depends on other fields of its line; a dash while it is not there. */
function WhereItApplies(props: { name: string; place: number; cell: Field; control: ReactElement }) {
  const line = (Form.useWatch([props.name, props.place]) ?? {}) as Readonly<Record<string, unknown>>
  return applies(props.cell, line) ? props.control : '–'
}

/** The lines of a document: one row each, a control in each cell. */
export default function LinesInput({ name, field, label, definition, row }: InputProps<'lines'>) {
  const t = useTranslate()
  const columns = (Object.entries(field.fields) as [string, Field][]).filter(([, column]) => isWritable(column))
  const lines = lineResource(definition, name)
  const words = useWords(lines)
  const rules = rulesOf(field, label, true, t) as ComponentProps<typeof Form.List>['rules']

  return (
    <Form.List name={name} rules={rules}>
      {(rows, { add, remove }, { errors }) => (
        <div className="lines-input" role="group" aria-label={label}>
          <table>
            <thead>
              <tr>
                {columns.map(([column, { type }]) => (
                  <th key={column} style={{ minWidth: layouts[type].width, textAlign: layouts[type].align }}>
                    {words.field(column)}
                  </th>
                ))}
                <th>
                  <span className="visually-hidden">{t('crud.actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((line) => (
                <tr key={line.key}>
                  {columns.map(([column, cell]) => {
                    const Control = inputs[cell.type] as Input
                    const control = (
                      <Form.Item
                        name={[line.name, column]}
                        rules={[
                          ...rulesOf(cell, words.field(column), true, t),
                          ...rowRules(lines, column, cell, words, t, [name, line.name]),
                        ]}
                        dependencies={checkedWith(lines, column).map((other) => [name, line.name, other])}
                        validateTrigger="onBlur"
                      >
                        <Control
                          label={`${words.field(column)} ${line.name + 1}`}
                          name={column}
                          field={cell}
                          definition={lines}
                          words={words}
                          row={row}
                        />
                      </Form.Item>
                    )
                    return (
                      <td key={column}>
                        {cell.when === null ? (
                          control
                        ) : (
                          <WhereItApplies {...{ name, cell, control }} place={line.name} />
                        )}
                      </td>
                    )
                  })}
                  <td>
                    <Button
                      type="text"
                      icon={<DeleteOutlined />}
                      aria-label={t('crud.lines.remove', { number: line.name + 1 })}
                      onClick={() => remove(line.name)}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <Form.ErrorList errors={errors} />
          {rows.length < field.max && (
            <Button type="dashed" icon={<PlusOutlined />} onClick={() => add(emptyValues(field.fields))}>
              {t('crud.lines.add')}
            </Button>
          )}
        </div>
      )}
    </Form.List>
  )
}
