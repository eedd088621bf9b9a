import type { AnyResource } from '@barem/resources/kit'
import type { ApprovalJson } from '#app/approvals/approval_of'
import { isNumbered } from '#app/documents/numbering'
import type { Values } from '#app/engine/behaviour'
import type { Identity } from '#app/identity/identity'
import { may } from '#app/identity/permissions'
import { editsAsMaker } from './row_access.ts'

/** What somebody may do with a document as it is now: its actions by name, `edit` and `delete`. */
export function allowedActions(
  resource: AnyResource,
  row: Values,
  approval: ApprovalJson | null,
  identity: Identity,
): string[] {
  const { states, area } = resource
  if (!states) return []
  const state = String(row[states.field])
  const isOpen = approval?.status === 'pending'
  const by = {
    editor: may(identity, area, 'u') || editsAsMaker(resource, row, identity),
    approver:
      isOpen &&
      approval.tasks.some(
        ({ status, assignee, obstacle }) =>
          status === 'pending' && assignee.id === identity.userId && obstacle === null,
      ),
    requester: isOpen && approval.requestedBy.id === identity.userId,
  }
  const actions = Object.entries(states.actions)
    .filter(
      ([, action]) =>
        action.from.includes(state) &&
        (action.area === null && action.level === 'u'
          ? by[action.by]
          : may(identity, action.area ?? area, action.level) && (action.by === 'editor' || by[action.by])),
    )
    .map(([name]) => name)
  return [
    ...actions,
    ...(state in states.editableIn && by.editor ? ['edit'] : []),
    ...(may(identity, area, 'd') && !isNumbered(resource, row) ? ['delete'] : []),
  ]
}
