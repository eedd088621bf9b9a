import { changesOf } from '@barem/resources/own'
import { Button, Modal } from 'antd'
import { useTranslate } from '@refinedev/core'
import type { OwnRow } from '../api.ts'
import { draftOf, type Working, workingOf } from '../model/working.ts'
import { changeText } from './changeText.ts'

type Props = { mine: Working; theirs: OwnRow; onMine: () => void; onTheirs: () => void }

/** Somebody else kept another draft meanwhile: what differs, and whose goes on. Undo brings back what was typed. */
export function ConflictDialog({ mine, theirs, onMine, onTheirs }: Props) {
  const t = useTranslate()
  const other = draftOf(workingOf(theirs.draft ?? theirs.definition ?? {}))
  const all = changesOf(other, draftOf(mine))
  return (
    <Modal
      open
      closable={false}
      maskClosable={false}
      keyboard={false}
      title={t('own.conflict.title', { by: theirs.draftBy ?? t('own.conflict.someone') })}
      footer={
        <>
          <Button onClick={onTheirs}>{t('own.conflict.theirs')}</Button>
          <Button type="primary" onClick={onMine}>
            {t('own.conflict.mine')}
          </Button>
        </>
      }
    >
      <p>{t(all.length === 0 ? 'own.conflict.same' : 'own.conflict.text')}</p>
      <ul>
        {all.map((change, place) => (
          <li key={place}>{changeText(t, change)}</li>
        ))}
      </ul>
    </Modal>
  )
}
