/** The home page's carousel, with the sample firm's four testimonials. */
import { describe } from 'vitest'
import { expect, test } from './support/test.ts'
import { hydrated } from './support/waiting.ts'

describe('Carousel', () => {
  test('“3 cards per page at width 1024px or more, 2 from 768px, 1 below”; “Previous and next wrap around at both ends. Indicator reads current/total.”', async ({
    open,
  }) => {
    const page = await open('/')
    const carousel = page.locator('#testimonials').getByRole('group', { name: 'Client Testimonials' })
    const turn = (name: string) => carousel.getByRole('button', { name, exact: true })
    const cards = () =>
      carousel.getByRole('figure').evaluateAll((all) => all.filter((card) => !card.closest('[inert]')).length)
    await carousel.scrollIntoViewIfNeeded()
    await hydrated(turn('Next'))
    for (const [width, pages, first, last] of [
      [1024, 2, 3, 1],
      [1023, 2, 2, 2],
      [768, 2, 2, 2],
      [767, 4, 1, 1],
      [320, 4, 1, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect(carousel.getByText(`1/${pages}`, { exact: true })).toBeVisible()
      await expect.poll(cards).toBe(first)
      await turn('Previous').click()
      await expect(carousel.getByText(`${pages}/${pages}`, { exact: true })).toBeVisible()
      await expect.poll(cards).toBe(last)
      await turn('Next').click()
      await expect(carousel.getByText(`1/${pages}`, { exact: true })).toBeVisible()
    }
  })

  test('“without JavaScript it is a scrollable list”', async ({ open }) => {
    const page = await open('/', { javaScriptEnabled: false, viewport: { width: 390, height: 800 } })
    const cards = page.locator('#testimonials').getByRole('figure')
    await expect(cards).toHaveCount(4)
    await cards.last().scrollIntoViewIfNeeded()
    await expect(cards.last()).toBeInViewport()
    await expect(page.locator('#testimonials').getByRole('button', { name: 'Next' })).toBeHidden()
  })
})
