import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright'
import { expect } from './test.ts'
import { renderAll, resizeObserversNotified, useWebFonts } from './waiting.ts'

/** axe with its own `setTimeout`, so that it works on a page with a stopped clock. */
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

/** Provides axe in every document of a page: sending its code to each one takes longer than the checks of a small one. */
export const provideAxe = (page: Page) => page.addInitScript({ content: source })

/** Rules that depend on the theme. All others are checked in the first theme only. */
export const colours = ['color-contrast', 'link-in-text-block']

/** Rules that depend on the size of elements. All others are checked at some widths only, since the elements are the same. */
export const sizes = ['target-size', 'scrollable-region-focusable']

/**
 * Violations of WCAG 2.2 AA and of axe's best practices, including `region`, with their elements.
 *
 * @param without rules to disable; the caller documents the reason
 * @param only rules to run, and no others
 * @param within selector of the elements to check, if the rest of the page is checked by another test. @default all
 */
export async function violations(
  page: Page,
  {
    without = [],
    only,
    within = 'html',
  }: { without?: readonly string[]; only?: readonly string[]; within?: string } = {},
): Promise<string[]> {
  // The content security policy blocks injected scripts, but not the debugger's evaluate.
  if (!(await page.evaluate(() => Boolean(window.axe)))) await page.evaluate(source)
  await renderAll(page)
  await useWebFonts(page)
  // Content that was not rendered has not been measured at this width: scroll containers set `tabindex` by their size.
  await resizeObserversNotified(page)
  const off = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
  return page.evaluate(
    async ({ rules, values, context }) => {
      const found = await window.axe!.run(context, {
        resultTypes: ['violations'],
        ...(values ? { runOnly: { type: 'rule', values: [...values] } } : { rules }),
      })
      const floats = (node: Element | null): boolean =>
        node !== null &&
        (['fixed', 'sticky'].includes(getComputedStyle(node).position) || floats(node.parentElement))
      return found.violations.flatMap(({ id, help, nodes }) =>
        nodes
          // A target obscured by a floating element, or near one, is visible and apart from it at another scroll position.
          .filter(
            ({ any }) =>
              !any.some(
                ({ id: check, data, relatedNodes }) =>
                  (check === 'target-offset' ||
                    (data as { messageKey?: string } | null)?.messageKey === 'partiallyObscured') &&
                  relatedNodes &&
                  relatedNodes.length > 0 &&
                  relatedNodes.every(({ target }) => floats(document.querySelector(String(target[0])))),
              ),
          )
          .map(
            ({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}: ${failureSummary ?? ''}`,
          ),
      )
    },
    { rules: { 'target-size': { enabled: true }, ...off }, values: only, context: within },
  )
}

/**
 * Asserts no axe violations and no horizontal overflow: in light at all widths, in dark at the last width. Rules that
 * depend neither on size nor theme are checked once, at the last width; those of the elements that are displayed only at
 * some widths, the frame of every page, by `every`.
 *
 * @param widths in px
 * @param what is shown, for failure messages
 * @param every whether all rules are checked at all widths. @default false
 */
export async function expectAccessible(
  page: Page,
  widths: readonly number[],
  { every = false, what = page.url() }: { every?: boolean; what?: string } = {},
) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const width of colorScheme === 'light' ? widths : widths.slice(-1)) {
      await page.setViewportSize({ width, height: 800 })
      await resizeObserversNotified(page, width)
      const only = colorScheme === 'dark' ? colours : sizes
      const isComplete = colorScheme === 'light' && (every || width === widths.at(-1))
      const found = await violations(page, isComplete ? {} : { only })
      expect(found, `${what} at ${width} px, ${colorScheme}`).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${what} is wider than ${width} px`).toBeLessThanOrEqual(0)
    }
  }
}
