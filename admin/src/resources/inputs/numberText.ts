/** Two points can only part thousands, as people here write them: `1.250.000`. */
const unpoint = (text: string) => (text.split('.').length > 2 ? text.replaceAll('.', '') : text)

/** Commas between thousands while typing. */
export const numberText = {
  formatter: (value: string | number | undefined) => {
    const [whole = '', fraction] = String(value ?? '').split('.')
    return whole.replace(/\B(?=(\d{3})+$)/g, ',') + (fraction === undefined ? '' : `.${fraction}`)
  },
  parser: (text: string | undefined) => unpoint((text ?? '').replace(/[−–]/g, '-').replace(/[^\d.-]/g, '')),
}
