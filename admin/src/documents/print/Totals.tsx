import { formatMoney } from '../../format/number.ts'

export type Total = { label: string; amount: string; strong?: boolean }

/** Sums below each other, those that matter stronger. Dong. */
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
