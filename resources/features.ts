/** Optional features of a company. They are in a file of their own because definitions refer to them. */
export const features = ['vat', 'receiptNeedsContract'] as const

export type Feature = (typeof features)[number]

/** The settings that decide about features; undefined while they are not known. */
export type FeatureSettings = Readonly<{ vat: string; receiptNeedsContract: boolean }> | undefined

const on: Readonly<Record<Feature, (settings: FeatureSettings) => boolean>> = {
  vat: (settings) => settings !== undefined && settings.vat !== 'off',
  receiptNeedsContract: (settings) => settings?.receiptNeedsContract === true,
}

/** Whether a company has a feature; not as long as its settings are unknown. */
export const isOn = (name: Feature, settings: FeatureSettings): boolean => on[name](settings)
