import type { ReactNode } from 'react'
import { Amount } from './amount.tsx'

type Props = {
  facts: readonly (readonly [name: string, amount: string])[]
  /** What stands before the amounts, such as whom they are with. */
  about?: readonly (readonly [name: string, value: ReactNode])[]
}

/** Amounts with their names, beside each other. */
export const DebtFacts = ({ facts, about = [] }: Props) => (
  <dl className="panel debt-facts">
    {[...about, ...facts.map(([name, amount]) => [name, <Amount key={name} of={amount} />] as const)].map(
      ([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ),
    )}
  </dl>
)
