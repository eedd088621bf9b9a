/** A percentage with its sign, as differences are written: `+3.36%`, `−1%`. */
export const signed = (percent: string): string =>
  `${percent.startsWith('-') ? `−${percent.slice(1)}` : `+${percent}`}%`
