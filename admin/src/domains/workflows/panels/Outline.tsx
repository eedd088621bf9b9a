import { DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons'
import { inReadingOrder, portsOf, type Exit, type Graph, type Problem } from '@barem/workflows'
import { Button, Dropdown } from 'antd'
import { useTranslate } from '@refinedev/core'
import { sentence } from '../../../documents/way/sentence.ts'
import { type Addable, addMenu } from '../designer/addMenu.ts'
import { askedText, nodeName, portName, problemText, quorumText, targetName, type Telling } from '../designer/words.ts'

type Props = {
  graph: Graph
  telling: Telling
  problems: readonly Problem[]
  selected: string | null
  readOnly: boolean
  /** Absent where nothing is shown beside the table. */
  onSelect?: (id: string) => void
  onAdd?: (exit: Exit, kind: Addable) => void
  onRemove?: (id: string) => void
}

/**
 * The same graph as a table, whose roles are said since a phone lays its rows out as cards:
 * what a screen reader reads, and a phone shows.
 */
export function Outline({ graph, telling, problems, selected, readOnly, onSelect, onAdd, onRemove }: Props) {
  const t = useTranslate()
  return (
    <table className="outline" role="table" aria-label={t('workflows.outline.label')}>
      <thead>
        <tr>
          <th scope="col">{t('workflows.outline.number')}</th>
          <th scope="col">{t('workflows.outline.node')}</th>
          <th scope="col">{t('workflows.outline.what')}</th>
          <th scope="col">{t('workflows.outline.leads')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('workflows.outline.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {inReadingOrder(graph).map((id, place) => {
          const node = graph[id]!
          const name = nodeName(t, graph, id)
          const ports = portsOf(node)
          const wrong = problems.filter(({ at }) => at === id)
          return (
            <tr key={id} role="row" data-node={id} data-selected={id === selected || undefined}>
              <td role="cell" className="figures">
                {place + 1}
              </td>
              <td role="cell">
                <b>{name}</b>
                {name !== t(`workflows.kinds.${node.kind}`) && <small>{t(`workflows.kinds.${node.kind}`)}</small>}
                {wrong.map((problem, at) => (
                  <em key={at} data-warning={problem.warning || undefined}>
                    {problemText(t, problem)}
                  </em>
                ))}
              </td>
              <td role="cell">
                {node.kind === 'step' && (
                  <>
                    {askedText(telling, node)}
                    {quorumText(t, node) && <small>{quorumText(t, node)}</small>}
                  </>
                )}
                {node.kind === 'condition' &&
                  node.branches.map(
                    (branch, at) => branch.when && <div key={at}>{sentence(telling, branch.when)}</div>,
                  )}
              </td>
              <td role="cell">
                <ul>
                  {ports.map((port) => {
                    const exit = { node: id, port }
                    const called = portName(telling, graph, exit)
                    return (
                      <li key={String(port)}>
                        {called && <i>{called}: </i>}
                        {targetName(t, graph, exit) ?? <em>{t('workflows.outline.nowhere')}</em>}
                        {!readOnly && (
                          <Dropdown autoFocus trigger={['click']} menu={addMenu(t, (kind) => onAdd?.(exit, kind))}>
                            <Button
                              type="text"
                              size="small"
                              icon={<PlusOutlined />}
                              aria-label={`${t('workflows.canvas.add', { name })}${called ? `, ${called}` : ''}`}
                            />
                          </Dropdown>
                        )}
                      </li>
                    )
                  })}
                </ul>
              </td>
              <td role="cell" className="outline-actions">
                {onSelect && (
                  <Button
                    type="text"
                    size="small"
                    icon={<EditOutlined />}
                    aria-label={`${t('workflows.outline.edit')}: ${name}`}
                    onClick={() => onSelect(id)}
                  />
                )}
                {!readOnly && node.kind !== 'start' && (
                  <Button
                    type="text"
                    size="small"
                    icon={<DeleteOutlined />}
                    aria-label={`${t('workflows.outline.delete')}: ${name}`}
                    onClick={() => onRemove?.(id)}
                  />
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
