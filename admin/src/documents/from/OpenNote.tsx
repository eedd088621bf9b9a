import { linesNamed } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { Form } from 'antd'
import { useShared } from '../../lines/context.ts'
import { type Line, valueIn } from '../../lines/model/line.ts'
import { definitionOf } from '../../resources/model/registry.ts'
import { sourceOf, sourcesOf, useMade } from './made.ts'
import { openText, wayOf } from './openText.ts'

/** Below a line that is made from a line of another document: what of that is still open, in every unit. */
export function OpenNote({ line }: { line: Line }) {
  const t = useTranslate()
  const { lines, spec } = useShared()
  const named = linesNamed(lines.name)
  const definition = named && definitionOf(named.resource)
  const source = definition && sourcesOf(definition, named.field).find(({ by }) => valueIn(line, by) !== null)
  const id = Form.useWatch((values: Record<string, unknown>) => (source ? values[source.from.by] : null), {
    preserve: true,
  }) as string | null | undefined
  const made = useMade(definition!, source?.from, source ? (id ?? null) : null)
  if (!source || !made || !named) return null
  const way = wayOf(sourceOf(definition!, source.from), source.from)
  const found = made.lines[named.field]?.find((one) => one[source.by] === valueIn(line, source.by))
  return (
    <tr role="row" className="grid-notes-row" data-line={line.key}>
      <td role="gridcell" colSpan={spec.columns.length + 2}>
        <div className="grid-notes open-note">
          <span>{found ? openText(t, way, found.open) : t(`documents.made.${way}.nothing`)}</span>
        </div>
      </td>
    </tr>
  )
}
