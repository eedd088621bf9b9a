import type { Explained, Facts, FactType, Turn } from '@barem/workflows'

/** Facts without those that somebody may not see: to them these are unknown. */
export function seenFacts(facts: Facts, types: readonly FactType[]): Facts {
  const seen = new Set(types.map(({ name }) => name))
  return Object.fromEntries(Object.entries(facts).filter(([name]) => seen.has(name)))
}

function seenPart(part: Explained, seen: ReadonlySet<string>): Explained {
  if (!('leaf' in part)) return { ...part, parts: part.parts.map((one) => seenPart(one, seen)) }
  return seen.has(part.leaf.fact) ? part : { leaf: { fact: part.leaf.fact, known: true }, value: null, answer: null }
}

/** Turns without the figures that somebody may not see; which branch was taken is told all the same. */
export function seenTurns(turns: readonly Turn[], types: readonly FactType[]): Turn[] {
  const seen = new Set(types.map(({ name }) => name))
  return turns.map((turn) => ({ ...turn, tried: turn.tried.map((one) => seenPart(one, seen)) }))
}
