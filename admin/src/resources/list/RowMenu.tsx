import { EllipsisOutlined } from '@ant-design/icons'
import { Button, Dropdown, type MenuProps } from 'antd'
import type { AnyResource } from '@barem/resources/kit'
import { useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { useNavigate } from 'react-router'
import type { DocumentRow } from '../../documents/document.ts'
import { stepPath } from '../../documents/stepPath.ts'
import { isDestructive, keyOf, nextOf, type Step, stepsOf } from '../../documents/steps.ts'
import { stepWord } from '../../documents/stepWord.ts'
import { useDocument } from '../../documents/useDocument.ts'
import { rightsWith } from '../../overrides/resolve.ts'
import { type Offer, useRowActions } from '../../overrides/useRowActions.tsx'
import type { AnyRow } from '../model/columns.ts'
import { useSession } from '../../session/session.ts'
import { nextOfRow } from '../model/nextOfRow.ts'
import { paths } from '../model/paths.ts'
import type { Rights } from '../model/rights.ts'
import { nameOf } from '../model/row.ts'

type Props = {
  definition: AnyResource
  row: AnyRow
  rights: Rights
  onDelete: (row: AnyRow) => void
  /** Shows the row beside the list. */
  onPeek?: (row: AnyRow) => void
  inTable?: boolean
}
type Entry = { key: string; label: string; danger?: boolean; run: () => void }

/** What the person may do with a row: of a document its next step first. */
export function RowMenu({ definition, row, rights: general, onDelete, onPeek, inTable = false }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const who = useSession()
  const [open, setOpen] = useState(false)
  const rights = rightsWith(definition, general, row)
  const isDocument = definition.states !== null && rights.show
  const document = useDocument(definition, row.id, open && isDocument)
  const more = useRowActions(definition, document ?? row)
  const show = { key: 'show', label: t('buttons.show'), run: () => void navigate(paths.row(definition, row)) }
  const remove = { key: 'delete', label: t('buttons.delete'), danger: true, run: () => onDelete(row) }
  const edit: Step = { kind: 'edit' }
  const next = nextOfRow(t, definition, { row, offers: more.offers, who })

  function run(step: Step) {
    if (step.kind === 'offer') return step.offer.run()
    void navigate(stepPath(definition, row.id, step))
  }
  const entry = (step: Step): Entry => ({
    key: keyOf(step),
    label: stepWord(t, definition, step, row),
    danger: isDestructive(step),
    run: () => run(step),
  })

  const { first, rest } = document
    ? stepsInOrder(definition, document, more.offers)
    : {
        first: [],
        rest: [
          ...(rights.update ? [edit] : []),
          ...more.offers.filter(({ key }) => key !== next?.key).map((offer): Step => ({ kind: 'offer', offer })),
        ],
      }
  const entries: Entry[] = [
    ...(next ? [{ key: next.key, label: next.label, run: next.offer?.run ?? (() => void navigate(next.path!)) }] : []),
    ...first.map(entry),
    ...(rights.show ? [show] : []),
    ...(onPeek ? [{ key: 'peek', label: t('crud.peek'), run: () => onPeek(row) }] : []),
    ...rest.map(entry),
    ...(rights.delete ? [remove] : []),
  ]
  if (entries.length === 0) return null
  const isLoading = open && isDocument && document === undefined
  const items: MenuProps['items'] = isLoading
    ? [{ key: 'loading', label: t('app.loading'), disabled: true }]
    : entries.map(({ key, label, danger }) => ({ key, label, danger }))
  return (
    <>
      {more.offers
        .filter(({ isInRow }) => isInRow && inTable)
        .map(({ key, label, run }) => (
          <Button key={key} className="row-action" size="small" onClick={run}>
            {label}
          </Button>
        ))}
      <Dropdown
        menu={{ items, onClick: ({ key }) => entries.find((one) => one.key === key)?.run() }}
        trigger={['click']}
        autoFocus
        placement="bottomRight"
        onOpenChange={setOpen}
      >
        <Button
          type="text"
          size="small"
          icon={<EllipsisOutlined />}
          aria-label={t('crud.rowActions', { name: nameOf(definition, row) })}
        />
      </Dropdown>
      {more.dialog}
    </>
  )
}

/** The next step of a document, and the others. */
function stepsInOrder(definition: AnyResource, document: DocumentRow, offers: readonly Offer[]) {
  const steps = stepsOf(definition, document, offers)
  const count = nextOf(definition, document, offers) ? 1 : 0
  return { first: steps.slice(0, count), rest: steps.slice(count) }
}
