import { changesOf, type OwnDefinition } from '@barem/resources/own'
import { Button, Modal } from 'antd'
import { useTranslate } from '@refinedev/core'
import { changeText } from './changeText.ts'

type Props = {
  by: string | null
  /** What both come to, with my changes where they collide, and with theirs. */
  mine: OwnDefinition
  theirs: OwnDefinition
  onSettle: (prefer: 'mine' | 'theirs') => void
}

/** Both changed the same: what differs there, and whose stays. Undo brings back what was typed. */
export function ConflictDialog({ by, mine, theirs, onSettle }: Props) {
  const t = useTranslate()
  const all = changesOf(theirs, mine)
  return (
    <Modal
      open
      closable={false}
      maskClosable={false}
      keyboard={false}
      title={t('own.conflict.title', { by: by ?? t('own.conflict.someone') })}
      footer={
        <>
          <Button onClick={() => onSettle('theirs')}>{t('own.conflict.theirs')}</Button>
          <Button type="primary" onClick={() => onSettle('mine')}>
            {t('own.conflict.mine')}
          </Button>
        </>
      }
    >
      <p>{t(all.length === 0 ? 'own.conflict.same' : 'own.conflict.text')}</p>
      <ul>
        {all.map((change, place) => (
          <li key={place}>{changeText(t, change, theirs, mine)}</li>
        ))}
      </ul>
    </Modal>
  )
}
