import { allocate } from './allocate.ts'
import { aboveZero, exact, sum } from './exact.ts'
import { nearMisses, type Hint } from './discount_hint.ts'
import {
  weigh,
  type DiscountDocument,
  type DiscountLine,
  type DiscountPolicy,
  type Offer,
  type Refusal,
} from './discount_policy.ts'

type Named = Pick<DiscountPolicy, 'id' | 'version' | 'code'>

/** A policy that gives its discount, with what it gives: what an approval freezes. */
export interface Applied extends Named {
  /** Whole dong. */
  amount: string
  /** The amount split over the lines; adds up to it. */
  perLine: string[]
}

/**
 * Why a policy that would give something lost: a greater discount won, or an equal one of higher priority, or of an
 * earlier code; or others took all there was to give.
 */
export type Beaten = {
  reason: 'smaller' | 'lower_priority' | 'later_code' | 'nothing_left'
  amount: string
  /** Codes of the winners. */ by: string[]
}

export interface Loser extends Named {
  why: Refusal | Beaten
}

export interface DiscountResult {
  /** Whole dong, at most the amount of the lines. */
  total: string
  perLine: string[]
  /** One policy, or all that stack. */
  applied: Applied[]
  losers: Loser[]
  /** Thresholds that are nearly reached and would give more, the nearest first. */
  hints: Hint[]
}

interface Candidate {
  policy: DiscountPolicy
  offer: Offer
}

interface Option {
  members: Candidate[]
  applied: Applied[]
  total: string
}

const named = ({ id, version, code }: DiscountPolicy): Named => ({ id, version, code })
const byCode = (one: DiscountPolicy, other: DiscountPolicy) =>
  one.code < other.code ? -1 : one.code > other.code ? 1 : 0
const byRank = (one: DiscountPolicy, other: DiscountPolicy) => other.priority - one.priority || byCode(one, other)
const byOptionRank = (one: Option, other: Option) =>
  exact.sub(other.total, one.total).comparedTo(0) || byRank(one.members[0]!.policy, other.members[0]!.policy)

/**
 * Places of the lines in an order that follows from the lines themselves: where policies stack, an odd dong of one
 * decides what the next one finds.
 */
function settledOrder(lines: readonly DiscountLine[]): number[] {
  const keys = lines.map(({ amount, productGroupId, productTypeId }) => [amount, productGroupId, productTypeId].join())
  return keys
    .map((_, line) => line)
    .sort((one, other) => (keys[one]! < keys[other]! ? -1 : keys[one]! > keys[other]! ? 1 : one - other))
}

/** What policies give together, in their rank, each on what the ones before have left of its lines. */
function optionOf(members: Candidate[], { lines }: DiscountDocument): Option {
  const order = members.length > 1 ? settledOrder(lines) : lines.map((_, line) => line)
  const left = lines.map(({ amount }) => aboveZero(amount) ?? new exact(0))
  const applied = members.map(({ policy, offer }) => {
    const room = order.map((line) => (offer.eligible[line] ? left[line]!.toFixed() : '0'))
    const amount = exact.min(offer.amount, sum(room)).toFixed()
    const parts = allocate(amount, room)
    const perLine = lines.map((_, line) => parts[order.indexOf(line)]!)
    perLine.forEach((part, line) => void (left[line] = left[line]!.minus(part)))
    return { ...named(policy), amount, perLine }
  })
  return { members, applied, total: sum(applied.map(({ amount }) => amount)).toFixed() }
}

function beaten({ policy, offer: { amount } }: Candidate, { members, total }: Option, alone: string): Beaten {
  const by = members.map((member) => member.policy.code)
  const reason = exact.sub(alone, total).lt(0)
    ? 'smaller'
    : policy.priority < members[0]!.policy.priority
      ? 'lower_priority'
      : 'later_code'
  return { reason, amount, by }
}

/**
 * The discount of a document: the greatest that one policy gives alone, or that all stackable ones give together; of
 * equals the one of higher priority, then of the lower code. Neither the order of policies nor that of lines matters,
 * but for the odd dong of equal lines. The result gives the reason why every other policy was not applied.
 */
export function evaluateDiscounts(policies: readonly DiscountPolicy[], document: DiscountDocument): DiscountResult {
  const weighed = [...policies].sort(byRank).map((policy) => ({ policy, ...weigh(policy, document) }))
  const candidates = weighed.filter(({ refusal }) => refusal === null)
  const stack = candidates.filter(({ policy }) => policy.stackable)
  const options = [
    ...candidates.filter(({ policy }) => !policy.stackable).map((candidate) => optionOf([candidate], document)),
    ...(stack.length > 0 ? [optionOf(stack, document)] : []),
  ].sort(byOptionRank)
  const winner = options[0] ?? optionOf([], document)
  const applied = winner.applied.filter(({ amount }) => amount !== '0')

  const why = ({ refusal, ...candidate }: (typeof weighed)[number]): Refusal | Beaten | null => {
    if (refusal) return refusal
    if (applied.some(({ id }) => id === candidate.policy.id)) return null
    const own = options.find(({ members }) => members.some(({ policy }) => policy.id === candidate.policy.id))!
    return own === winner
      ? { reason: 'nothing_left', amount: candidate.offer.amount, by: applied.map(({ code }) => code) }
      : beaten(candidate, winner, own.total)
  }
  return {
    total: winner.total,
    perLine: document.lines.map((_, line) => sum(applied.map(({ perLine }) => perLine[line]!)).toFixed()),
    applied,
    losers: weighed.flatMap((candidate) => {
      const reason = why(candidate)
      return reason ? [{ ...named(candidate.policy), why: reason }] : []
    }),
    hints: nearMisses(weighed, { total: winner.total, stacks: winner.members.every(({ policy }) => policy.stackable) }),
  }
}
