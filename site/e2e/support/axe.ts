import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright'

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

/**
 * Every violation of WCAG 2.2 AA and of axe's good practices, its region rule included, with where it stands.
 *
 * @param without rules that cannot judge what is shown, each for a reason that its caller gives
 */
export async function violations(page: Page, without: readonly string[] = []): Promise<string[]> {
  // The page's policy refuses scripts that are not its own; the debugger's evaluate is not a script of the page.
  if (!(await page.evaluate(() => Boolean(window.axe)))) await page.evaluate(source)
  const off = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
  return page.evaluate(
    async (rules) => {
      const { violations } = await window.axe!.run({ resultTypes: ['violations'], rules })
      const floats = (node: Element | null): boolean =>
        node !== null &&
        (['fixed', 'sticky'].includes(getComputedStyle(node).position) || floats(node.parentElement))
      return violations.flatMap(({ id, help, nodes }) =>
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
    { 'target-size': { enabled: true }, ...off },
  )
}
