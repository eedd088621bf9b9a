/** Fields of a document that planners read, those of its lines by path. Apart from them: definitions read these. */
export const postingFields = {
  openingStock: [
    ...['openedOn', 'warehouseId', 'lines.productId', 'lines.quantity', 'lines.actualWeight'],
    ...['lines.theoreticalWeight', 'lines.amount'],
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type PlannerName = keyof typeof postingFields
