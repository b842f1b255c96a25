import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import breakpoints from '../../tokens/breakpoint.tokens.json'
import { Carousel } from './index.ts'

const html = (cards: string[]) =>
  renderToString(
    <Carousel label="Client Testimonials" heading={<h2>What Our Clients Say</h2>}>
      {cards.map((card) => (
        <p key={card}>{card}</p>
      ))}
    </Carousel>,
  )

test('prerenders every card once, none hidden or inert, in a scroll container', () => {
  const four = html(['one', 'two', 'three', 'four'])
  for (const card of ['one', 'two', 'three', 'four']) expect(four.split(`>${card}<`)).toHaveLength(2)
  expect(four).not.toMatch(/ inert[ =>]| hidden[ =>]| style=/)
  expect(four).toMatch(/tabindex="0"/i)
  expect(four).toMatch(/aria-roledescription="slide" aria-label="4 of 4"/)
  // Before hydration there are no buttons.
  expect(four).toContain('data-idle="true"')
})

test('"zero and one testimonial are fine": no buttons, and none without a row', () => {
  expect(html([])).not.toMatch(/<button|slide|NaN/)
  expect(html([])).toContain('What Our Clients Say')
  expect(html(['one'])).not.toContain('<button')
  expect(html(['one'])).toContain('aria-label="1 of 1"')
})

test('"carousel breakpoints 1024 px (3 cards) and 768 px (2), otherwise 1"', () => {
  expect(breakpoints.breakpoint.desktop.$value).toEqual({ value: 1024, unit: 'px' })
  expect(breakpoints.breakpoint.tablet.$value).toEqual({ value: 768, unit: 'px' })
})
