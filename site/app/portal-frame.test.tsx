import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { portal } from './client/portal/words.ts'
import { PortalFrame } from './portal-frame.tsx'
import { application } from './words.ts'

vi.mock('virtual:built-on', () => ({ builtOn: '2026-11-20' }))

it('is the layout of the portal with a spinner, for nobody yet, and contact details without JavaScript', () => {
  const html = renderToString(<PortalFrame path="/client/tasks" />)
  expect(html).toContain(`aria-label="${portal.navigation}"`)
  expect(html).toMatch(/href="\/client\/tasks"[^>]* aria-current="page"/)
  expect(html).toContain(application.loading)
  expect(html).toContain(application.withoutScript.heading)
})

it('has no button for the menu, which would do nothing before a script runs', () => {
  const html = renderToString(<PortalFrame path="/client/tasks" />)
  expect(html.match(/<button/g)).toHaveLength(1)
  expect(html).toContain('feedback')
})
