import { lineResource, type Field } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { Form, Radio } from 'antd'
import { formatDate } from '../../../format/date.ts'
import { FormField } from '../../../resources/form/FormGroups.tsx'
import type { FormGroupProps } from '../../../resources/form/formGroup.ts'
import { useWords } from '../../../resources/model/useWords.ts'
import './count-papers.css'

type Paper = { kind: string; number: string | null; day: string | null; isPosted: boolean; goods: string | null }

/** That counting is over, and the papers of a count, each with the question whether its goods have moved. */
export default function CountPapers(props: FormGroupProps) {
  return (
    <>
      <div className="count-over">
        {props.names
          .filter((name) => props.definition.fields[name]!.type !== 'lines')
          .map((name) => (
            <FormField key={name} {...props} name={name} />
          ))}
      </div>
      <Papers {...props} />
    </>
  )
}

/** The server lists them. */
function Papers({ definition }: FormGroupProps) {
  const t = useTranslate()
  const form = Form.useFormInstance()
  const lines = lineResource(definition, 'papers')
  const words = useWords(lines)
  const choices = (lines.fields.mark as Extract<Field, { type: 'select' }>).choices
  const options = choices.map((value) => ({ value, label: words.choice('mark', value) }))
  return (
    <Form.List name="papers">
      {(rows) =>
        rows.length === 0 ? (
          <p className="count-papers-none">{t('logistics.noPapers')}</p>
        ) : (
          <ul className="count-papers">
            {rows.map(({ key, name }) => {
              const paper = form.getFieldValue(['papers', name]) as Paper
              const title = [words.choice('kind', paper.kind), paper.number].filter(Boolean).join(' ')
              return (
                <li key={key}>
                  <span>
                    <strong>{title}</strong> {paper.day && formatDate(paper.day)}
                    {paper.isPosted && <em>{words.field('isPosted')}</em>}
                    <small>{paper.goods}</small>
                  </span>
                  <Form.Item name={[name, 'mark']} noStyle>
                    <Radio.Group optionType="button" options={options} aria-label={`${words.field('mark')} ${title}`} />
                  </Form.Item>
                </li>
              )
            })}
          </ul>
        )
      }
    </Form.List>
  )
}
