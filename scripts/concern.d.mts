export interface NearSpec {
  spec: string
  distance: number
}
export function nearSpecs(changed: readonly string[]): NearSpec[]
export function withinBudget(near: readonly NearSpec[], limit?: number): string[]
