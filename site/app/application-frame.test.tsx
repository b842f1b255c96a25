import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { application } from './words.ts'
import { firm } from '../content/firm.ts'
import { ApplicationFrame } from './application-frame.tsx'

vi.mock('virtual:built-on', () => ({ builtOn: '2026-11-20' }))

it('is the same page for every path: a spinner, and contact details without JavaScript', () => {
  const html = renderToString(<ApplicationFrame />)
  expect(html).toContain(application.loading)
  expect(html).toContain(application.withoutScript.heading)
  expect(html).toContain(firm.email)
  expect(html).not.toContain('aria-current')
})
