export type Fact = readonly [label: string, value: string | null | undefined]

/** Facts in columns beside each other, each with its name; unknown ones are left out. */
export function Facts({ columns }: { columns: readonly (readonly Fact[])[] }) {
  return (
    <div className="paper-facts">
      {columns.map((facts) => (
        <dl key={facts[0]![0]}>
          {facts.map(
            ([label, value]) =>
              value && (
                <div key={label}>
                  <dt>{label}:</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      ))}
    </div>
  )
}
