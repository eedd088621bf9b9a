/** Who signs: the office, what is asked of them, and who it is where that is known. */
export interface Signature {
  office: string
  how: string
  name?: string | null
  /** Printed in place of the ink, such as when it was approved here. */
  stamp?: string | null
}

/** Places to sign, never parted from each other by a page. */
export function Signatures({ signatures }: { signatures: readonly Signature[] }) {
  return (
    <div className="paper-signatures">
      {signatures.map(({ office, how, name, stamp }) => (
        <div key={office}>
          <div className="paper-office">{office}</div>
          <div className="paper-how">{how}</div>
          <div className="paper-stamp">{stamp}</div>
          <div className="paper-signer">{name}</div>
        </div>
      ))}
    </div>
  )
}
