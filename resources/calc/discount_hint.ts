import { Decimal } from 'decimal.js'
import { exact, type Figure } from './exact.ts'
import type { DiscountPolicy, Gap, Offer, Refusal } from './discount_policy.ts'

/** A policy that a few more goods would bring. */
export interface Hint extends Pick<DiscountPolicy, 'id' | 'code' | 'type' | 'discount' | 'moneyBasis'> {
  /** Pieces to add; null when none are needed. */
  quantity: Figure
  /** kg by barem to add; null when none are needed. */
  volume: Figure
  /** Whole dong that it would give on the goods that are there: at least so much. */
  amount: string
  /** Places of the lines that count for it. */
  lines: number[]
}

/** A hint is worth giving while no more than this part of a threshold is missing. */
const NEAR = '0.2'

const missingPart = (gap: Gap | null) => (gap ? exact.div(gap.short, gap.need) : new exact(0))

/** What has to be added: where one threshold is enough, the one that is relatively nearer. */
function needed({ condition }: DiscountPolicy, { quantity, volume }: { quantity: Gap | null; volume: Gap | null }) {
  if (condition !== 'either') return { quantity, volume }
  return missingPart(quantity).lte(missingPart(volume)) ? { quantity, volume: null } : { quantity: null, volume }
}

/**
 * The policies that lack only a little of a threshold and would give more than the present discount, the nearest first.
 */
export function nearMisses(
  weighed: readonly { policy: DiscountPolicy; offer: Offer; refusal: Refusal | null }[],
  now: { total: string; stacks: boolean },
): Hint[] {
  const hints = weighed.flatMap(({ policy, offer, refusal }) => {
    if (refusal?.reason !== 'below_threshold') return []
    const { quantity, volume } = needed(policy, refusal)
    const part = Decimal.max(missingPart(quantity), missingPart(volume))
    const betters = exact.sub(offer.amount, policy.stackable && now.stacks ? 0 : now.total).gt(0)
    if (part.gt(NEAR) || !betters) return []
    const { id, code, type, discount, moneyBasis } = policy
    return [
      {
        part,
        hint: {
          id,
          code,
          type,
          discount,
          moneyBasis,
          quantity: quantity?.short ?? null,
          volume: volume?.short ?? null,
          amount: offer.amount,
          lines: offer.eligible.flatMap((isEligible, place) => (isEligible ? [place] : [])),
        },
      },
    ]
  })
  return hints
    .sort(
      (one, other) => one.part.comparedTo(other.part) || exact.sub(other.hint.amount, one.hint.amount).comparedTo(0),
    )
    .map(({ hint }) => hint)
}
