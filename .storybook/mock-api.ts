/** The API of stories: MSW in the scenario that the toolbar names. Loaded with the first story that asks for it. */
import { createMockApi, isScenario } from '@anupalan/mock-api'
import type { MockApi } from '@anupalan/mock-api'
import type { Loader } from '@storybook/react-vite'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { firm } from '../site/content/firm.ts'

/** What a story with `parameters.api` finds as `loaded.api`. */
export interface StoryApi extends MockApi {
  /** What the story has called and nothing answers: an error each. */
  readonly unanswered: readonly string[]
  /** Ends the answers, so that a story that asks for no API has none. */
  readonly leave: () => void
}

/** Takes note of a call to another site; `undefined` while no story has an API. */
let refuse: ((message: string) => void) | undefined

const startWorker = mswLoader(async () => {
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    // Beside the stories, in whatever folder a build of them is served from.
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame({ frame: { data } }) {
      if (!refuse || !('request' in data) || isOwnFile(data.request)) return
      const message = `${data.request.method} ${data.request.url}: the product calls no other site.`
      refuse(message)
      throw new Error(message)
    },
  })
  return worker
})

const isOwnFile = ({ url }: Request) => new URL(url).origin === location.origin

/** An API of the story's own: nothing is stored in it yet. */
export async function loadApi(context: Parameters<Loader>[0]): Promise<StoryApi> {
  const scenario = String(context.globals.mock)
  if (!isScenario(scenario)) throw new RangeError(`There is no scenario ${scenario}.`)
  await startWorker(context)
  const unanswered: string[] = []
  const note = (message: string) => void unanswered.push(message)
  const mock = createMockApi({
    practice: { name: firm.name, email: firm.email, phone: firm.phone.display },
    scenario,
    onUnknownCall: note,
  })
  context.msw.use(...mock.handlers)
  refuse = note
  return {
    ...mock,
    unanswered,
    leave() {
      refuse = undefined
      context.msw.resetHandlers()
    },
  }
}
