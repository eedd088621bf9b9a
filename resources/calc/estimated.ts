type Weighed = { weightSource?: unknown; weightMode?: unknown; actualWeight?: unknown; [field: string]: unknown }

/** Whether the weight of a line is that of its barem, which nobody has weighed. */
export const isEstimated = ({ weightSource, weightMode, actualWeight }: Weighed): boolean =>
  weightSource === 'estimated' && weightMode !== 'none' && actualWeight !== null && actualWeight !== undefined
