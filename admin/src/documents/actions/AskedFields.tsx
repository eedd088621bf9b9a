import { type AnyResource, type Field, lineResource, relationKey } from '@barem/resources/kit'
import { Form } from 'antd'
import { useTranslate } from '@refinedev/core'
import { layouts } from '../../resources/cells/layout.ts'
import { FormField } from '../../resources/form/FormGroups.tsx'
import type { Refusals } from '../../resources/form/refusals.ts'
import { inputs } from '../../resources/inputs/index.ts'
import type { Input } from '../../resources/inputs/input.ts'
import type { AnyRow, Embedded } from '../../resources/model/columns.ts'
import { useWords } from '../../resources/model/useWords.ts'
import { type Words } from '../../resources/model/words.ts'
import { rulesOf } from '../../resources/rules/index.ts'
import type { Named } from '../document.ts'
import { inputsOf, type LineInputs } from './inputs.ts'
import '../../resources/inputs/lines-input.css'
import './asked-lines.css'

type Props = {
  definition: AnyResource
  words: Words
  row: AnyRow
  action: Named
  /** Fields that the dialog asks in its own way. */
  except: readonly string[]
}

/** The dialog puts messages of the server at the fields, so none are kept here. */
const NONE: Refusals = new Map()

/** The fields that an action asks for: those of the document, and those of each line in a row of its own. */
export function AskedFields({ definition, words, row, action, except }: Props) {
  const { own, lines } = inputsOf(definition, action)
  return (
    <>
      {Object.entries(own)
        .filter(([name]) => !except.includes(name))
        .map(([name, how]) => (
          <FormField
            key={name}
            definition={definition}
            words={words}
            row={row}
            refusals={NONE}
            name={name}
            required={how === 'required'}
          />
        ))}
      {lines.map((asked) => (
        <LineFields key={asked.name} definition={definition} words={words} row={row} asked={asked} />
      ))}
    </>
  )
}

type LineProps = Omit<Props, 'action' | 'except'> & { asked: LineInputs }

/** The fields asked for each line, in a row named by the line's first field; numbered where that is asked itself. */
function LineFields({ definition, words, row, asked }: LineProps) {
  const t = useTranslate()
  const own = lineResource(definition, asked.name)
  const lineWords = useWords(own)
  const [title] = Object.keys(own.fields) as [string]
  const nameOf = (line: AnyRow, index: number) => {
    if (title in asked.fields) return String(index + 1)
    const subject = line[relationKey(title)] as Embedded | null | undefined
    return subject?.name || String(line[title] ?? index + 1)
  }
  const columns = Object.entries(asked.fields).map(
    ([name, how]) => [name, { ...(own.fields[name] as Field), required: how === 'required' } as Field] as const,
  )
  return (
    <div className="lines-input asked-lines" role="group" aria-label={words.field(asked.name)}>
      <table>
        <thead>
          <tr>
            <th>{title in asked.fields ? words.field(asked.name) : lineWords.field(title)}</th>
            {columns.map(([name, { type }]) => (
              <th key={name} style={{ minWidth: layouts[type].width, textAlign: layouts[type].align }}>
                {lineWords.field(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {((row[asked.name] ?? []) as AnyRow[]).map((line, index) => (
            <tr key={line.id}>
              <th scope="row">{nameOf(line, index)}</th>
              {columns.map(([name, field]) => {
                const Control = inputs[field.type] as Input
                return (
                  <td key={name} data-label={lineWords.field(name)}>
                    <Form.Item
                      name={[asked.name, index, name]}
                      rules={rulesOf(field, lineWords.field(name), false, t)}
                      validateTrigger="onBlur"
                    >
                      <Control
                        label={`${lineWords.field(name)} ${index + 1}`}
                        name={name}
                        field={field}
                        definition={own}
                        words={lineWords}
                        row={line}
                      />
                    </Form.Item>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
