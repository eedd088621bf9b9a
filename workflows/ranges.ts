import { isLeaf, orderOf, type Condition, type Leaf } from './condition.ts'

/** What a conjunction allows of one fact; whatever is not said is allowed. */
interface Range {
  low?: { at: string; open: boolean }
  high?: { at: string; open: boolean }
  /** Values of which it has one. */
  only?: readonly string[]
  /** Values of which it has none. */
  without: readonly string[]
  /** False where the fact is unknown. */
  known: boolean
  /** Whether it is said to be known and unknown at once, so that no document is in it. */
  never?: true
}
type Ranges = ReadonlyMap<string, Range>

/** Most conjunctions that a condition is taken apart into. */
const MOST = 64

const opposite = {
  above: 'atMost',
  below: 'atLeast',
  atLeast: 'below',
  atMost: 'above',
  equal: 'unequal',
  unequal: 'equal',
} as const

/** The leaves or condition that hold where a condition is known not to. */
function negated(condition: Condition): Condition {
  if (!isLeaf(condition)) {
    if ('not' in condition) return condition.not
    return 'all' in condition ? { any: condition.all.map(negated) } : { all: condition.any.map(negated) }
  }
  const { fact } = condition
  if ('is' in condition) return { fact, is: opposite[condition.is], than: condition.than }
  if ('oneOf' in condition) return { fact, noneOf: condition.oneOf }
  if ('noneOf' in condition) return { fact, oneOf: condition.noneOf }
  if ('known' in condition) return { fact, known: !condition.known }
  const [from, to] = condition.between
  return {
    any: [
      { fact, is: 'below', than: from },
      { fact, is: 'above', than: to },
    ],
  }
}

/** Conjunctions of leaves of which one holds where the condition does; null when they are too many to look at. */
function conjunctions(condition: Condition): Leaf[][] | null {
  if (isLeaf(condition)) return [[condition]]
  if ('not' in condition) return conjunctions(negated(condition.not))
  const parts = ('all' in condition ? condition.all : condition.any).map(conjunctions)
  if (parts.some((part) => part === null)) return null
  const all =
    'any' in condition
      ? parts.flatMap((part) => part!)
      : parts.reduce<Leaf[][]>(
          (so, part) => (so.length > MOST ? so : so.flatMap((one) => part!.map((more) => [...one, ...more]))),
          [[]],
        )
  return all.length > MOST ? null : all
}

const tighter = <T extends { at: string; open: boolean }>(one: T | undefined, other: T, sign: 1 | -1): T => {
  if (!one) return other
  const order = (orderOf(one.at, other.at) ?? 0) * sign
  return order > 0 || (order === 0 && one.open) ? one : other
}

/** A range with what a leaf says of it. */
function narrowed(range: Range, leaf: Leaf): Range {
  if ('known' in leaf) return range
  if ('between' in leaf)
    return narrowed(narrowed(range, { fact: leaf.fact, is: 'atLeast', than: leaf.between[0] }), {
      fact: leaf.fact,
      is: 'atMost',
      than: leaf.between[1],
    })
  if ('oneOf' in leaf)
    return { ...range, only: range.only ? range.only.filter((one) => leaf.oneOf.includes(one)) : leaf.oneOf }
  if ('noneOf' in leaf) return { ...range, without: [...range.without, ...leaf.noneOf] }
  const at = leaf.than
  if (leaf.is === 'unequal') return range
  const low = ['above', 'atLeast', 'equal'].includes(leaf.is)
    ? tighter(range.low, { at, open: leaf.is === 'above' }, 1)
    : range.low
  const high = ['below', 'atMost', 'equal'].includes(leaf.is)
    ? tighter(range.high, { at, open: leaf.is === 'below' }, -1)
    : range.high
  return { ...range, ...(low && { low }), ...(high && { high }) }
}

function rangesOf(leaves: readonly Leaf[]): Ranges {
  const ranges = new Map<string, Range>()
  for (const leaf of leaves) {
    // Whatever compares a fact holds only where it is known.
    const known = 'known' in leaf ? leaf.known : true
    const before = ranges.get(leaf.fact) ?? { without: [], known }
    const range = before.known === known ? before : { ...before, never: true as const }
    ranges.set(leaf.fact, narrowed(range, leaf))
  }
  return ranges
}

/** Whether leaves say of a fact that it is known and unknown at once. */
const contradicts = (ranges: Ranges): boolean => [...ranges.values()].some(({ never }) => never)

const crosses = (low: Range['low'], high: Range['high']): boolean => {
  if (!low || !high) return false
  const order = orderOf(low.at, high.at)
  return order !== null && (order > 0 || (order === 0 && (low.open || high.open)))
}

/**
 * Whether no value is in both. `isMany` facts hold several values at once, of which each list may have another.
 */
function areApart(one: Range, other: Range, isMany: boolean): boolean {
  if (one.known !== other.known) return true
  if (crosses(one.low, other.high) || crosses(other.low, one.high)) return true
  if (isMany) return false
  if (one.only && other.only) return !one.only.some((value) => other.only!.includes(value))
  return [
    [one, other],
    [other, one],
  ].some(([a, b]) => a!.only?.every((value) => b!.without.includes(value)) ?? false)
}

/** Whether every value in `inner` is in `outer`. */
function contains(outer: Range, inner: Range): boolean {
  if (outer.known !== inner.known) return false
  const reaches = (bound: Range['low'], own: Range['low'], sign: 1 | -1) => {
    if (!bound) return true
    const order = own && orderOf(own.at, bound.at)
    return (
      own !== undefined &&
      order !== null &&
      order !== undefined &&
      (order * sign > 0 || (order === 0 && (own.open || !bound.open)))
    )
  }
  if (!reaches(outer.low, inner.low, 1) || !reaches(outer.high, inner.high, -1)) return false
  if (outer.only && !(inner.only?.every((value) => outer.only!.includes(value)) ?? false)) return false
  return outer.without.every(
    (value) => inner.without.includes(value) || (inner.only !== undefined && !inner.only.includes(value)),
  )
}

const isSingle = (many: ReadonlySet<string>, fact: string) => !many.has(fact)

/**
 * Whether two conditions can be shown never to hold of one document. False says nothing.
 * @param many facts that hold several values at once
 */
export function areDisjoint(one: Condition, other: Condition, many: ReadonlySet<string> = new Set()): boolean {
  const [left, right] = [conjunctions(one), conjunctions(other)]
  if (!left || !right) return false
  return left.every((a) =>
    right.every((b) => {
      const [mine, theirs] = [rangesOf(a), rangesOf(b)]
      return (
        contradicts(mine) ||
        contradicts(theirs) ||
        [...mine].some(([fact, range]) => theirs.has(fact) && areApart(range, theirs.get(fact)!, !isSingle(many, fact)))
      )
    }),
  )
}

/** Whether `outer` can be shown to hold of every document of which `inner` holds. False says nothing. */
export function includes(outer: Condition, inner: Condition, many: ReadonlySet<string> = new Set()): boolean {
  const [wide, narrow] = [conjunctions(outer), conjunctions(inner)]
  if (!wide || !narrow || narrow.length === 0) return false
  const hasUnequal = (leaves: readonly Leaf[]) => leaves.some((leaf) => 'is' in leaf && leaf.is === 'unequal')
  return narrow.every((b) =>
    wide.some((a) => {
      if (hasUnequal(a)) return false
      const [outside, inside] = [rangesOf(a), rangesOf(b)]
      if (contradicts(outside)) return false
      return [...outside].every(
        ([fact, range]) => isSingle(many, fact) && inside.has(fact) && contains(range, inside.get(fact)!),
      )
    }),
  )
}

/** Whether a condition can be shown never to hold, such as above 5 and below 3. */
export function isNever(condition: Condition): boolean {
  const all = conjunctions(condition)
  return (
    all !== null &&
    all.every((leaves) =>
      [...rangesOf(leaves).values()].some(
        ({ low, high, only, never }) => never || crosses(low, high) || only?.length === 0,
      ),
    )
  )
}
