/** What the number of a document is compared by: 00000077, 077 and 77 are one number, `hd-7` and `HD-7` too. */
export const numberValue = (number: string): string =>
  /^\d+$/.test(number) ? number.replace(/^0+(?=\d)/, '') : number.toLowerCase()
