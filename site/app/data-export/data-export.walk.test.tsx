import '@anupalan/design-system/reset'
import { walk } from '@anupalan/design-system/workbench/walk.tsx'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { exportOwnData } from '@anupalan/server/contract/data-rights/endpoints'
import { createClient } from '@anupalan/server/contract/core/client'
import { saveFile } from '../../ui/save-file.ts'
import { mountScreen } from '../auth/walk.test-helper.tsx'
import { DataProvider } from '../data/data-provider.tsx'
import { DataExport } from './data-export.tsx'
import { dataExportStates } from './data-export.states.ts'
import { dataExport as words } from './words.ts'

vi.mock(import('../../ui/save-file.ts'), { spy: true })

const button = (name: string) => page.getByRole('button', { name, exact: true })

/** The response to the call, and the stream of its body. */
let response: PromiseWithResolvers<Response>
let body: ReadableStreamDefaultController<Uint8Array> | undefined

/** Responds with a file, of which a part has arrived. */
function begin(bytes: number): void {
  if (!body) response.resolve(new Response(new ReadableStream({ start: (each) => void (body = each) })))
  body!.enqueue(new Uint8Array(bytes))
}

walk({
  states: dataExportStates,
  mount: () => {
    const mounted = mountScreen(
      <DataProvider>
        <DataExport
          receive={(fetch, signal) => createClient({ fetch }, { exportOwnData }).exportOwnData({ signal })}
          fileName={() => 'My data.zip'}
        />
      </DataProvider>,
      '/auth/account',
    )
    body = undefined
    response = Promise.withResolvers<Response>()
    vi.mocked(saveFile).mockReset().mockReturnValue()
    vi.mocked(fetch).mockImplementation((_url, init) => {
      init?.signal?.addEventListener('abort', () => response.reject(new DOMException('', 'AbortError')))
      return response.promise
    })
    return mounted
  },
  steps: {
    'export.start': ({ press }) => press(button(words.download)),
    'export.stop': ({ press }) => press(button(words.stop)),
    'bytes.received': async (_user, event) => {
      await expect.poll(() => vi.mocked(fetch).mock.calls.length).toBe(1)
      begin((event as { type: string; bytes: number }).bytes)
    },
    'xstate.done.actor.0.dataExport.preparing': async () => {
      await expect.poll(() => vi.mocked(fetch).mock.calls.length).toBe(1)
      begin(1)
      body!.close()
    },
    'xstate.error.actor.0.dataExport.preparing': async () => {
      await expect.poll(() => vi.mocked(fetch).mock.calls.length).toBe(1)
      response.resolve(new Response(JSON.stringify({ message: 'Not available.' }), { status: 503 }))
    },
  },
  arrivals: {
    'preparing, receiving': async () => {
      await expect.element(page.getByText(words.received('4.2 MB'))).toBeVisible()
    },
    stopped: async () => {
      await expect.element(page.getByText(words.stopped)).toBeVisible()
      expect(saveFile).not.toHaveBeenCalled()
    },
    saved: async () => {
      await expect.element(page.getByText(words.saved)).toBeVisible()
      const [call] = vi.mocked(saveFile).mock.calls
      expect([call?.[0].name, call?.[0].blob.size]).toEqual(['My data.zip', 1])
    },
  },
})
