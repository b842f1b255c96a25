import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright'
import { expect } from './test.ts'
import { renderWhole, sizesHeard } from './waiting.ts'

/** With a timer of its own, so that it also judges a page whose clock stands still. */
const source = `{
  const setTimeout = (run, ms) => {
    if (ms > 0) return
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => { port1.close(); run() }
    port2.postMessage(null)
  }
  ${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}
}`

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** What another theme can break: what it does not touch was judged in the first. */
export const colours = ['color-contrast', 'link-in-text-block']

/**
 * Every violation of WCAG 2.2 AA and of axe's good practices, its region rule included, with where it stands.
 *
 * @param without rules that cannot judge what is shown, each for a reason that its caller gives
 * @param only these rules and no others
 */
export async function violations(
  page: Page,
  { without = [], only }: { without?: readonly string[]; only?: readonly string[] } = {},
): Promise<string[]> {
  // The page's policy refuses scripts that are not its own; the debugger's evaluate is not a script of the page.
  if (!(await page.evaluate(() => Boolean(window.axe)))) await page.evaluate(source)
  await renderWhole(page)
  const off = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
  return page.evaluate(
    async ({ rules, values }) => {
      const found = await window.axe!.run({
        resultTypes: ['violations'],
        ...(values ? { runOnly: { type: 'rule', values: [...values] } } : { rules }),
      })
      const floats = (node: Element | null): boolean =>
        node !== null &&
        (['fixed', 'sticky'].includes(getComputedStyle(node).position) || floats(node.parentElement))
      return found.violations.flatMap(({ id, help, nodes }) =>
        nodes
          // A target under what floats is whole a little further down or up the page.
          .filter(
            ({ any }) =>
              !any.some(
                ({ data, relatedNodes }) =>
                  (data as { messageKey?: string } | null)?.messageKey === 'partiallyObscured' &&
                  relatedNodes?.every(({ target }) => floats(document.querySelector(String(target[0])))),
              ),
          )
          .map(
            ({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}: ${failureSummary ?? ''}`,
          ),
      )
    },
    { rules: { 'target-size': { enabled: true }, ...off }, values: only },
  )
}

/**
 * Holds a page to axe, and to its window's width, at each of these widths: all of it in light, then in dark what
 * another theme can break.
 *
 * @param widths in px
 * @param what is shown, for whoever reads of a failure
 */
export async function expectAccessible(page: Page, widths: readonly number[], what = page.url()) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const width of colorScheme === 'light' ? widths : widths.slice(-1)) {
      await page.setViewportSize({ width, height: 800 })
      await sizesHeard(page)
      const found = await violations(page, colorScheme === 'dark' ? { only: colours } : {})
      expect(found, `${what} at ${width} px, ${colorScheme}`).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${what} is wider than ${width} px`).toBeLessThanOrEqual(0)
    }
  }
}
