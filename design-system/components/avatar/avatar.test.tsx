import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Avatar } from './index.ts'

test('prerenders the letters under the picture, without a style attribute', () => {
  const html = renderToString(<Avatar name="Ramesh S." image="/ramesh.jpg" />)
  expect(html).toMatch(/>RS<img[^>]* src="\/ramesh\.jpg"/)
  expect(html).toContain('alt=""')
  expect(html).not.toContain('style=')
})

test('"a coloured circle with initials (or first letter of each word of the name) when the image is missing"', () => {
  expect(renderToString(<Avatar name="Meera Narayanan" />)).toContain('>MN<')
  expect(renderToString(<Avatar name="Meera Narayanan" initials="M" />)).toContain('>M<')
  expect(renderToString(<Avatar name="Meera Narayanan" />)).not.toContain('<img')
})

test('is decorative unless it has a title', () => {
  expect(renderToString(<Avatar name="Meera Narayanan" />)).toContain('aria-hidden="true"')
  const titled = renderToString(<Avatar name="Meera Narayanan" title="Meera Narayanan" />)
  expect(titled).toContain('role="img" aria-label="Meera Narayanan"')
  expect(titled).not.toContain('aria-hidden')
})
