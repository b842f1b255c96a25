/** The API of stories: MSW in the toolbar's scenario. Loaded with the first story that needs it. */
import { createMockApi, isScenario } from '@anupalan/mock-api'
import type { MockApi } from '@anupalan/mock-api'
import type { Loader } from '@storybook/react-vite'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { firm } from '../site/content/firm.ts'
import { practice } from '../site/content/practice.ts'
import { watchSavedDialogs, type SavedDialogs } from './saved-dialogs.ts'

/** `loaded.api` of a story with `parameters.api`. */
export interface StoryApi extends MockApi {
  /** Calls of the story that no handler answered; each is an error. */
  readonly unanswered: readonly string[]
  /** Dialogs of the story that are open although what they save was saved; each is an error. */
  readonly notClosed: () => string[]
  /** Removes the handlers, so that a story without `parameters.api` has no API. */
  readonly stop: () => void
}

/** Records a request to another origin; `undefined` while no story has an API. */
let refuse: ((message: string) => void) | undefined

let dialogs: SavedDialogs | undefined

const startWorker = mswLoader(async () => {
  const worker = setupWorker()
  dialogs = watchSavedDialogs(worker)
  await worker.start({
    quiet: true,
    // Next to the stories, whatever base path the build is served from.
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

/** A mock of the story's own, with an empty state. */
export async function loadApi(context: Parameters<Loader>[0]): Promise<StoryApi> {
  const scenario = String(context.globals.mock)
  if (!isScenario(scenario)) throw new RangeError(`There is no scenario ${scenario}.`)
  await startWorker(context)
  const unanswered: string[] = []
  const note = (message: string) => void unanswered.push(message)
  const mock = createMockApi({
    practice: {
      name: firm.name,
      email: firm.email,
      phone: firm.phone.display,
      replyHours: firm.promises.replyWithinHours,
      openings: practice.openings ?? [],
    },
    scenario,
    // `Date.now` is that of the story, which may mock it.
    clock: () => new Date(Date.now()),
    onUnknownCall: note,
  })
  context.msw.use(...mock.handlers)
  refuse = note
  dialogs?.forget()
  return {
    ...mock,
    unanswered,
    notClosed: () => dialogs?.open() ?? [],
    stop() {
      refuse = undefined
      context.msw.resetHandlers()
    },
  }
}
