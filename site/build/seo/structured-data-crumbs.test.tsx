import { Breadcrumbs } from '@anupalan/design-system/breadcrumbs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { crumbsOf } from './structured-data-crumbs.ts'

describe('crumbsOf', () => {
  const items = [
    { label: 'Home', href: '/' },
    { label: 'Payroll & “HR”', href: '/services?a=1&b="2"' },
  ]

  test('parses the breadcrumbs that the design system renders', () => {
    const html = renderToStaticMarkup(
      <main>
        <nav aria-label="Main">
          <a href="/tools">Tools</a>
        </nav>
        <Breadcrumbs items={items} current="What’s < 5 %?" />
        <a href="/pricing">Pricing</a>
      </main>,
    )
    expect(crumbsOf(html, '/here')).toEqual([...items, { label: 'What’s < 5 %?', href: '/here' }])
  })

  test('returns none for a page without breadcrumbs', () => {
    expect(crumbsOf('<main><a href="/">Home</a></main>', '/')).toEqual([])
  })

  test('throws for breadcrumbs without the current page', () => {
    const html = '<nav aria-label="Breadcrumbs"><a href="/">Home</a></nav>'
    expect(() => crumbsOf(html, '/here')).toThrow(/\/here/)
  })
})
