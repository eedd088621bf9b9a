/** What a company has only where its settings say so. Apart from the settings: definitions name these. */
export const switches = ['vat', 'receiptNeedsContract'] as const

export type Switch = (typeof switches)[number]

/** Settings as far as something is switched by them; undefined while they are not known. */
export type Switching = Readonly<{ vat: string; receiptNeedsContract: boolean }> | undefined

const on: Readonly<Record<Switch, (settings: Switching) => boolean>> = {
  vat: (settings) => settings !== undefined && settings.vat !== 'off',
  receiptNeedsContract: (settings) => settings?.receiptNeedsContract === true,
}

/** Whether a company has what is named; not as long as its settings are unknown. */
export const isOn = (name: Switch, settings: Switching): boolean => on[name](settings)
