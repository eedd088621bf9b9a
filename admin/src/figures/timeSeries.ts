/** Figures of one kind over time, as columns of a chart and of a table. */
export type TimeSeries = {
  name: string
  /** One for each bucket, as whole numbers. */
  values: readonly string[]
  /** CSS colour of its columns. */
  colour: string
  /** Where what a figure is made of is listed; without it, the series is there to compare with. */
  pathOf?: (bucket: string) => string
}
