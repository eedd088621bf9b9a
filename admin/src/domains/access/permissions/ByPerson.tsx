import { useTranslate } from '@refinedev/core'
import { useIsMobile } from '../../../layout/useMedia.ts'
import type { RoleGroup } from './access.ts'
import { People } from './People.tsx'
import { PersonAccess } from './PersonAccess.tsx'

type Props = { groups: RoleGroup[]; chosen: string | null; onChoose: (id: string | null) => void }

/** Finds a person on one side and shows what they may do on the other; on a phone one after the other. */
export function ByPerson({ groups, chosen, onChoose }: Props) {
  const t = useTranslate()
  const mobile = useIsMobile()
  return (
    <div className="by-person">
      {!(mobile && chosen) && <People chosen={chosen} onChoose={onChoose} />}
      {chosen ? (
        <PersonAccess key={chosen} id={chosen} groups={groups} onBack={mobile ? () => onChoose(null) : undefined} />
      ) : (
        !mobile && <p className="matrix-nothing">{t('overview.choose')}</p>
      )}
    </div>
  )
}
