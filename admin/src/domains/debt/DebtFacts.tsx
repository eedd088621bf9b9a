import { Amount } from './amount.tsx'

/** Amounts with their names, beside each other. */
export const DebtFacts = ({ facts }: { facts: readonly (readonly [name: string, amount: string])[] }) => (
  <dl className="panel debt-facts">
    {facts.map(([name, amount]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <Amount of={amount} />
        </dd>
      </div>
    ))}
  </dl>
)
