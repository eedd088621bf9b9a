import type { Random } from '../random.ts'

/**
 * A step in the life of a document, who takes it and what they say; `change` is a later wish of the customer or the
 * mill.
 */
export type Step =
  | { action: 'request' | 'withdraw' | 'revise' | 'cancel' | 'change'; by: 'clerk'; says?: string }
  | { action: 'approve' | 'reject'; by: 'approver'; says?: string }

const clerk = (action: 'request' | 'withdraw' | 'revise' | 'cancel' | 'change', says?: string): Step => ({
  action,
  by: 'clerk',
  says,
})
const approver = (action: 'approve' | 'reject', says?: string): Step => ({ action, by: 'approver', says })

const asked = [clerk('request')]
const approved = [...asked, approver('approve')]

/** What becomes of documents, most often the first. */
const finished: readonly (readonly Step[])[] = [
  approved,
  [clerk('request', 'Cần gấp.'), approver('approve', 'Đồng ý.')],
  [...asked, approver('reject', 'Giá chưa hợp lý, đề nghị xem lại.'), clerk('change'), ...approved],
  [...approved, clerk('revise', 'Đổi ngày nhận hàng.'), clerk('change'), ...approved],
  [...approved, clerk('cancel', 'Công trình hoãn lại.')],
  [...asked, approver('reject', 'Số lượng vượt kế hoạch tháng.')],
]

/** Where the newest documents stand, the newest first. */
const open: readonly (readonly Step[])[] = [
  [],
  asked,
  [clerk('request', 'Nhờ duyệt trong ngày.')],
  [...asked, clerk('withdraw', 'Bổ sung mặt hàng.')],
  asked,
  approved,
  [...asked, approver('reject', 'Chưa có giá mới của nhà máy.')],
  asked,
]

/** The life of a document that has so many newer ones; of those, the first few are still open. */
export function lifeOf(random: Random, newer: number, stillOpen: number): readonly Step[] {
  if (newer < stillOpen) return open[newer % open.length]!
  return random.chance(0.6) ? finished[0]! : finished[1 + random.below(finished.length - 1)]!
}
