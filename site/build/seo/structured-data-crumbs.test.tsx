import { Breadcrumbs } from '@anupalan/design-system/breadcrumbs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { crumbsOf } from './structured-data-crumbs.ts'

describe('crumbsOf', () => {
  const items = [
    { label: 'Home', href: '/' },
    { label: 'Payroll & “HR”', href: '/services?a=1&b="2"' },
  ]

  test('reads the way to a page as the design system writes it', () => {
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

  test('finds none on a page without', () => {
    expect(crumbsOf('<main><a href="/">Home</a></main>', '/')).toEqual([])
  })

  test('refuses a way that leads nowhere', () => {
    const html = '<nav aria-label="Breadcrumbs"><a href="/">Home</a></nav>'
    expect(() => crumbsOf(html, '/here')).toThrow(/\/here/)
  })
})
