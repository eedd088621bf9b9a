import { formatMoney } from '../../format/number.ts'

export type Total = { label: string; amount: string; strong?: boolean }

/** Sums in dong below each other; important ones are stronger. */
export function Totals({ totals }: { totals: readonly Total[] }) {
  return (
    <table className="paper-totals">
      <tbody>
        {totals.map(({ label, amount, strong }) => (
          <tr key={label} className={strong ? 'strong' : undefined}>
            <th scope="row">{label}</th>
            <td>{formatMoney(amount).replace(/^-/, '−')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
