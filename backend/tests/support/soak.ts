/** Whether this run takes the long figures: `npm run soak`. */
export const soaking = process.env.TEST_SOAK === '1'

/** The figure of a test in `npm test`, and in `npm run soak`. */
export const times = (short: number, long: number): number => (soaking ? long : short)
