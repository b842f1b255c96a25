import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ThemeSwitch } from './index.ts'

test('prerenders three radios of one name, none selected while the choice is not known', () => {
  const html = renderToString(<ThemeSwitch value={null} onChange={() => {}} />)
  const names = [...html.matchAll(/type="radio"[^>]* name="([^"]+)"/g)].map(([, name]) => name)
  expect(names).toHaveLength(3)
  expect(new Set(names).size).toBe(1)
  expect(html).not.toContain('checked')
  expect(html).not.toContain('style=')
})

test('two switches on a page have separate radio groups', () => {
  const page = renderToString(
    <>
      <ThemeSwitch value="dark" onChange={() => {}} />
      <ThemeSwitch value="dark" onChange={() => {}} />
    </>,
  )
  expect(new Set([...page.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name)).size).toBe(2)
})
