/** A tool as a visitor meets it. */
import type { Locator, Page } from 'playwright'
import { main } from './parts.ts'
import type { Open, VisitOptions } from './test.ts'
import { hydrated } from './waiting.ts'

export const toolForm = (page: Page): Locator => main(page).getByRole('form')

/** What stands where the answer is. */
export const answer = (page: Page): Locator => page.locator('section[aria-labelledby=answer]')

/** A tool whose code has taken over its fields. */
export async function openTool(open: Open, slug: string, options?: VisitOptions): Promise<Page> {
  const page = await open(`/tools/${slug}`, options)
  await hydrated(toolForm(page))
  return page
}
