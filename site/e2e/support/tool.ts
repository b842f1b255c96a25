/** Page object of a tool. */
import type { Locator, Page } from 'playwright'
import { main } from './parts.ts'
import type { Open, VisitOptions } from './test.ts'
import { hydrated } from './waiting.ts'

export const toolForm = (page: Page): Locator => main(page).getByRole('form')

/** The result without the mark of an example, or the message instead of it. */
export const answer = (page: Page): Locator => page.locator('section[aria-labelledby=answer] > :last-child')

/** Opens a tool and waits until it is hydrated. */
export async function openTool(open: Open, slug: string, options?: VisitOptions): Promise<Page> {
  const page = await open(`/tools/${slug}`, options)
  await hydrated(toolForm(page))
  return page
}
