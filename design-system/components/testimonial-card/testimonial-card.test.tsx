import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TestimonialCard } from './index.ts'

const ramesh = {
  content: 'Our GST went from a monthly panic to a message saying it is done.',
  name: 'Ramesh S.',
  role: 'Owner, sweet shop',
  company: 'Gulmohar Sweets, Mysuru',
  rating: 5,
}

test('"Cards show quote, name, role, company, a five-star rating", prerendered, without a style attribute', () => {
  const html = renderToString(<TestimonialCard {...ramesh} />)
  expect(html).toMatch(/<blockquote[^>]*><p[^>]*>Our GST went[^<]*<\/p><\/blockquote>/)
  for (const words of [ramesh.name, ramesh.role, ramesh.company, 'aria-label="5 of 5"', '>RS<'])
    expect(html).toContain(words)
  expect(html.indexOf('<figcaption')).toBeGreaterThan(html.indexOf('</blockquote>'))
  expect(html).not.toContain('style=')
})

test('"A featured card would show a Featured Review badge"; "featured (default false)"', () => {
  expect(renderToString(<TestimonialCard {...ramesh} />)).not.toContain('Featured Review')
  expect(renderToString(<TestimonialCard {...ramesh} featured />)).toContain('Featured Review')
})

test('a quote of 20,000 characters is completely in the HTML, most of it collapsed', () => {
  const content = 'Year-end closed in nine days. '.repeat(667)
  const html = renderToString(<TestimonialCard {...ramesh} content={content} />)
  const [before = '', folded = ''] = html.split('<details')
  expect(before.match(/nine days/g)).toHaveLength(9)
  expect(folded.match(/nine days/g)).toHaveLength(667 - 9)
})
