import { expect, test, vi } from 'vitest'
import { readConfig } from '../../platform/config/config.ts'
import type { RequestContext } from '../../platform/context.ts'
import { assistant } from './feature.ts'

/** The handlers, and how often they have read the sections of the site to make an index of them. */
function createHandlers() {
  const readSections = vi.fn<() => []>(() => [])
  const context: Partial<RequestContext> = {
    config: readConfig({ NODE_ENV: 'test' }),
    clock: () => new Date('2026-11-26T06:00:00Z'),
    get sections() {
      return readSections()
    },
  }
  return { handlers: assistant.handlers(context as RequestContext), readSections }
}

type Settings = Parameters<ReturnType<typeof assistant.handlers>['getAssistantSettings']>[0]

test('the index of the site is made once, when the assistant is opened, and not when a server starts', async () => {
  const { handlers, readSections } = createHandlers()
  await import('./ask-assistant.ts')
  expect(readSections).not.toHaveBeenCalled()
  const settings = await handlers.getAssistantSettings({} as Settings)
  expect(settings).toMatchObject({ status: 200, body: { model: null } })
  await vi.waitFor(() => expect(readSections).toHaveBeenCalledOnce(), { timeout: 30_000 })
  await handlers.getAssistantSettings({} as Settings)
  expect(readSections).toHaveBeenCalledOnce()
})
