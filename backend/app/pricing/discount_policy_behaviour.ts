import type { BehaviourOf } from '#app/engine/behaviour_of'

/** Discount policies: one without a priority comes after those that have one. */
export const discountPolicyBehaviour: BehaviourOf<'discount-policies'> = {
  settle(row) {
    row.priority ??= 0
  },
}
