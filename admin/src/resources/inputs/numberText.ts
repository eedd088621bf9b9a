/** Two points can only part thousands, as people here write them: `1.250.000`. */
const unpoint = (text: string) => (text.split('.').length > 2 ? text.replaceAll('.', '') : text)

/** In what has no decimals one point parts thousands too, as soon as it is typed: `150.`, `150.000`. */
const unpointWhole = (text: string) => (/^-?\d{1,3}(\.\d{3})*\.?$/.test(text) ? text.replaceAll('.', '') : text)

const plain = (text: string | undefined) => unpoint((text ?? '').replace(/[−–]/g, '-').replace(/[^\d.-]/g, ''))

/** Commas between thousands while typing. */
export const numberText = {
  formatter: (value: string | number | undefined) => {
    const [whole = '', fraction] = String(value ?? '').split('.')
    return whole.replace(/\B(?=(\d{3})+$)/g, ',') + (fraction === undefined ? '' : `.${fraction}`)
  },
  parser: plain,
}

/** The same for numbers without decimals. */
export const wholeText = { ...numberText, parser: (text: string | undefined) => unpointWhole(plain(text)) }
