import { useTranslate } from '@refinedev/core'
import { BooleanInput } from '../../../resources/inputs/ChoiceInputs.tsx'
import type { InputProps } from '../../../resources/inputs/input.ts'
import { useSession } from '../../../session/session.ts'

/** Disabled on one's own account, so that people cannot lock themselves out. */
export default function LockInput(props: InputProps<'boolean'>) {
  const t = useTranslate()
  const who = useSession()
  return props.row && props.row.id === who?.userId ? (
    <span className="stored-file">{t('access.account.own')}</span>
  ) : (
    <BooleanInput {...props} />
  )
}
