import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { application } from './words.ts'
import { firm } from '../content/firm.ts'
import { ApplicationFrame } from './application-frame.tsx'

vi.mock('virtual:built-on', () => ({ builtOn: '2026-11-20' }))

it('is one page for every address: a spinner, and a way to reach the firm where no script runs', () => {
  const html = renderToString(<ApplicationFrame />)
  expect(html).toContain(application.loading)
  expect(html).toContain(application.withoutScript.heading)
  expect(html).toContain(firm.email)
  expect(html).not.toContain('aria-current')
})
