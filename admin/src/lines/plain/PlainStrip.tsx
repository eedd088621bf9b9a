import { isOffered } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { Form } from 'antd'
import { Cell } from '../Cell.tsx'
import { useShared } from '../context.ts'
import type { LineFigures } from '../model/entry.ts'
import type { RowProps } from '../rowProps.ts'

/** The fields of a line that have no column, as far as the document offers them. */
export function PlainStrip({ figures, ...row }: RowProps & { figures: LineFigures }) {
  const t = useTranslate()
  const { spec, heading } = useShared()
  const hidden = (document: Readonly<Record<string, unknown>>) =>
    spec.besides.flatMap(({ name }) => (isOffered(spec.only, name, document) ? [] : [name])).join()
  const without = ((Form.useWatch(hidden, { form: Form.useFormInstance(), preserve: true }) ?? '') as string).split(',')
  return (
    <div className="grid-strip" role="group" aria-label={t('grid.more', { number: row.index + 1 })}>
      {spec.besides
        .filter(({ name }) => !without.includes(name))
        .map((column) => (
          <label key={column.name} className={column.kind === 'text' ? 'grid-strip-item note' : 'grid-strip-item'}>
            <span>{heading(column.name)}</span>
            <Cell {...row} column={column} figures={figures} question={null} />
          </label>
        ))}
    </div>
  )
}
