import type { Page } from 'playwright'

export const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const

/** How much of the screen is taken by what stays in sight while the rest moves below it, of 1. */
export const fixedPart = (page: Page): Promise<number> =>
  page.evaluate(`(() => {
    const stays = [...document.querySelectorAll('body *')].filter((element) => {
      const { position, visibility } = getComputedStyle(element)
      const { width, height, top, bottom } = element.getBoundingClientRect()
      const inSight = bottom > 0 && top < innerHeight && width > innerWidth / 2 && height > 4
      return inSight && visibility !== 'hidden' && (position === 'fixed' || position === 'sticky')
    })
    const outermost = stays.filter((element) => !stays.some((other) => other !== element && other.contains(element)))
    return outermost.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0) / innerHeight
  })()`)

/**
 * Names and sizes of what is tapped and is hit in less than 44 px one way or the other, whatever is drawn of it. Links
 * within a sentence and what something else lies over are left out.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const tapped = 'a[href], button, input, textarea, summary, [role=tab], [role=menuitem], [role=option], .ant-select'
    const whole = 'label, .ant-select, .ant-picker, .ant-input-number, .ant-input-affix-wrapper, .ant-tabs-tab'
    const inSentence = (link) =>
      getComputedStyle(link).display === 'inline' && link.parentElement.textContent.trim() !== link.textContent.trim()
    const small = []
    const targets = [...document.querySelectorAll(tapped)].map((element) => element.closest(whole) ?? element)
    for (const target of new Set(targets)) {
      if (target.matches('.skip-link') || (target.matches('a') && inSentence(target))) continue
      target.scrollIntoView({ block: 'center' })
      const { width, height, left, top } = target.getBoundingClientRect()
      if (width < 2 || height < 2) continue
      const [x, y] = [left + width / 2, top + height / 2]
      const isHit = (right, down) => target.contains(document.elementFromPoint(x + right, y + down))
      if (!isHit(0, 0)) continue
      const reach = (right, down) => {
        let far = 0
        while (far < 44 && isHit(right * (far + 1), down * (far + 1))) far++
        return far
      }
      const size = [Math.max(width, reach(1, 0) + reach(-1, 0)), Math.max(height, reach(0, 1) + reach(0, -1))]
      if (Math.min(...size) < 43)
        small.push(\`\${target.tagName} \${target.className} \${target.ariaLabel ?? target.textContent} \${size.map(Math.round).join('×')}\`)
    }
    return small
  })()`)
