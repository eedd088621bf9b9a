import type { ShowGroupProps } from '../../../resources/show/showGroup.ts'
import { Facts } from '../../../resources/show/Groups.tsx'
import { SUPER_ADMIN } from '../../../resources/inputs/permissions/superAdmin.ts'
import { approves } from './approves.ts'

/** Up to how much people of the group approve, where they do, and what they may do. */
export default function PermissionFacts(props: ShowGroupProps) {
  const { row, names } = props
  const shown = approves(row.permissions) && row.code !== SUPER_ADMIN
  return <Facts {...props} names={names.toReversed().filter((name) => name !== 'approvalLimit' || shown)} />
}
