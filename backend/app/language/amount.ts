/** An amount in dong for a sentence, with commas between thousands, as both languages write it: `50,000,000`. */
export const amountText = (amount: string): string => BigInt(amount.split('.')[0]!).toLocaleString('en-US')

/** A figure as both languages write it, with commas and without zeros at its end: `999,999.5`, `12`. */
export function figureText(figure: string | number): string {
  const [whole, decimals = ''] = String(figure).split('.')
  const counting = decimals.replace(/0+$/, '')
  return [whole!.replace(/\B(?=(\d{3})+$)/g, ','), ...(counting === '' ? [] : [counting])].join('.')
}
