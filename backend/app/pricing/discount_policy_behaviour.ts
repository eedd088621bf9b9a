import type { Behaviour } from '#app/engine/behaviour'

/** Discount policies: one without a priority comes after those that have one. */
export const discountPolicyBehaviour: Behaviour = {
  settle(row) {
    row.priority ??= 0
  },
}
