import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

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
  const results = await page.evaluate((rules) => window.axe!.run({ resultTypes: ['violations'], rules }), {
    'target-size': { enabled: true },
    ...off,
  })
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  )
}
