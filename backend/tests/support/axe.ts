import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** axe leaves this one out unless asked: people who speak to the screen say the words that they see. */
const OPTIONS = { resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } }

/** Until nothing fades in or out any more: words that are half transparent have too little contrast. */
const STILL = `new Promise((done) => {
  const moves = ({ effect, playState }) => playState !== 'finished' && effect.getComputedTiming().endTime !== Infinity
  const look = () =>
    document.querySelector('[class*="-appear-"], [class*="-enter-"], [class*="-leave-"]') ||
    document.getAnimations().some(moves)
      ? requestAnimationFrame(look)
      : done()
  look()
})`

interface Violation {
  id: string
  impact: string | null
  nodes: { target: string[]; html: string }[]
}

/** What axe finds serious or critical on a page as it is: the rule, where it is broken, and the markup there. */
export async function seriousFindings(page: Page): Promise<string[]> {
  await page.evaluate(STILL)
  await page.evaluate(`window.axe || (() => {${source}})()`)
  const violations = (await page.evaluate(
    `axe.run(document, ${JSON.stringify(OPTIONS)}).then(({ violations }) => violations)`,
  )) as Violation[]
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 200)}`))
}
