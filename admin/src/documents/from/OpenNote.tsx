import { linesNamed } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { Form } from 'antd'
import { useShared } from '../../lines/context.ts'
import { type Line, valueIn } from '../../lines/model/line.ts'
import { definitionOf } from '../../resources/model/registry.ts'
import { namedIn, sourceOf, sourcesOf, useMade } from './made.ts'
import { openText, wayOf } from './openText.ts'

/**
 * Below a line that is made from a line of another document: what of that is still open, in every unit, and of which
 * document where there are several.
 */
export function OpenNote({ line }: { line: Line }) {
  const t = useTranslate()
  const { lines, spec } = useShared()
  const named = linesNamed(lines.name)
  const definition = named && definitionOf(named.resource)
  const source = definition && sourcesOf(definition, named.field).find(({ by }) => valueIn(line, by) !== null)
  const ids = (Form.useWatch((values: Record<string, unknown>) => (source ? namedIn(source.from, values) : []), {
    preserve: true,
  }) ?? []) as string[]
  const made = useMade(definition!, source?.from, ids)
  if (!source || made.length < ids.length || ids.length === 0) return null
  const way = wayOf(sourceOf(definition!, source.from), source.from)
  const [found] = made.flatMap(({ name, lines: all }) =>
    (all[named.field] ?? [])
      .filter((one) => one[source.by] === valueIn(line, source.by))
      .map(({ open }) => ({ name, open })),
  )
  const text = found ? openText(t, way, found.open) : t(`documents.made.${way}.nothing`)
  return (
    <tr role="row" className="grid-notes-row open" data-line={line.key}>
      <td role="gridcell" colSpan={spec.columns.length + 2}>
        <div className="grid-notes open-note">
          <span>{found && ids.length > 1 ? t('documents.made.of', { code: found.name, text }) : text}</span>
        </div>
      </td>
    </tr>
  )
}
