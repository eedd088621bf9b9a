/**
 * A function that works something out once for each definition, or part of one, and keeps it as long as that is there.
 * Definitions are frozen, so nothing that is kept can become wrong.
 */
export function memoise<Of extends object, Found>(work: (of: Of) => Found): (of: Of) => Found {
  const known = new WeakMap<Of, { found: Found }>()
  return (of) => {
    let kept = known.get(of)
    if (!kept) known.set(of, (kept = { found: work(of) }))
    return kept.found
  }
}
