import { App, Button, Modal } from 'antd'
import type { AnyResource } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { useScrolled } from '../../layout/useScrolled.ts'
import type { AnyRow } from '../model/columns.ts'
import { nameOf } from '../model/row.ts'
import type { Words } from '../model/words.ts'
import { type Outcome, useDeletion } from './useDeletion.ts'

type Props = {
  definition: AnyResource
  words: Words
  rows: AnyRow[]
  onClose: () => void
  /** Once all of them are deleted. */
  onDeleted?: () => void
  /** With the ids of those that are, though others may stay. */
  onGone?: (ids: string[]) => void
}

/** Asks by name before rows are deleted, and shows the outcome of each. */
export default function DeleteDialog({ definition, words, rows, onClose, onDeleted, onGone }: Props) {
  const t = useTranslate()
  const { message } = App.useApp()
  const { outcomes, running, done, run } = useDeletion(definition, rows)
  const single = rows.length === 1
  const name = nameOf(definition, rows[0])
  const kept = outcomes.filter(({ state }) => state === 'kept')
  const what = single ? words.one : words.counted(rows.length)
  const title = done
    ? t('crud.delete.keptTitle', { what: single ? words.one : words.counted(kept.length) })
    : single
      ? t('crud.delete.titleOne', { one: words.one, name })
      : t('crud.delete.titleMany', { what })

  async function confirm() {
    const results = await run()
    const deleted = results.flatMap(({ row, state }) => (state === 'deleted' ? [row.id] : []))
    const gone = deleted.length
    onGone?.(deleted)
    if (gone > 0)
      void message.success(
        single
          ? t('crud.delete.doneOne', { one: words.one, name })
          : t('crud.delete.doneMany', { what: words.counted(gone) }),
      )
    if (gone < results.length) return
    onClose()
    onDeleted?.()
  }

  const footer = done ? (
    <Button key="close" type="primary" onClick={onClose} autoFocus>
      {t('crud.close')}
    </Button>
  ) : (
    <>
      <Button onClick={onClose} disabled={running} autoFocus>
        {t('buttons.cancel')}
      </Button>
      <Button type="primary" danger loading={running} onClick={() => void confirm()}>
        {t('crud.delete.button', { what })}
      </Button>
    </>
  )

  return (
    <Modal
      open
      title={title}
      footer={footer}
      onCancel={onClose}
      closable={!running}
      maskClosable={false}
      keyboard={!running}
      width={480}
    >
      {single ? (
        <SingleBody outcome={outcomes[0]} text={t('crud.delete.warning')} />
      ) : (
        <Outcomes definition={definition} outcomes={outcomes} />
      )}
      {!single && !done && <p className="dialog-note">{t('crud.delete.warning')}</p>}
    </Modal>
  )
}

function SingleBody({ outcome, text }: { outcome: Outcome; text: string }) {
  return outcome.state === 'kept' ? <p role="alert">{outcome.reason}</p> : <p>{text}</p>
}

function Outcomes({ definition, outcomes }: { definition: AnyResource; outcomes: Outcome[] }) {
  const t = useTranslate()
  return (
    <ul className="outcomes" {...useScrolled()}>
      {outcomes.map(({ row, state, reason }) => (
        <li key={row.id} data-state={state}>
          <span>{nameOf(definition, row)}</span>
          {state === 'deleted' && <em>{t('crud.delete.deleted')}</em>}
          {state === 'kept' && <em role="alert">{reason}</em>}
        </li>
      ))}
    </ul>
  )
}
