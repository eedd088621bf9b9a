import { say } from './steps.mjs'

/** Failures that may be the machine's, by their number; more are ours. */
const FEW = 3

/**
 * A browser on a busy machine sometimes misses a moment that people would have waited for. When there are few failures,
 * their files run once more by themselves: what fails twice has failed, what passes then is reported.
 * @param first `{ passed, failed, failures: [{ title, file }] }` of the whole suite
 * @param run takes paths of files and promises the summary of their run, as `first`
 * @returns how many passed and failed in the end
 */
export async function againIfFew({ passed, failed, failures = [] }, run) {
  if (failed === 0 || failed > FEW || failures.length !== failed) return { passed, failed }
  say(`\n── browser, once more: ${failures.map(({ title }) => title).join('; ')}`)
  const second = await run([...new Set(failures.map(({ file }) => file))])
  if (second.passed < failed || second.failed > 0) return { passed, failed }
  say(`passed the second time: ${failures.map(({ title }) => title).join('; ')}`)
  return { passed: passed + failed, failed: 0 }
}
