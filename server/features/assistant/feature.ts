import type * as endpoints from '@anupalan/server/contract/assistant/endpoints'
import type { RequestContext } from '../../platform/context.ts'
import { defineFeature } from '../../platform/feature.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { DAY_MS, MINUTE_MS } from '../../platform/jobs/jobs.ts'
import type { AnsweringHandlers } from './ask-assistant.ts'
import { storeCounts } from './counts.ts'
import { assistant as migration } from './migrations/0029-assistant.ts'
import { eraseAssistantRecords, getAssistantSettings, rateAnswer, readAssistantCounts } from './records.ts'
export type * from './tables.ts'

export const assistant = defineFeature<Handlers<typeof endpoints>>({
  name: 'assistant',
  handlers: createHandlers,
  migrations: { '0029-assistant': migration },
  jobs: (context) => [
    { name: 'store-assistant-counts', every: MINUTE_MS, run: () => storeCounts(context.database) },
    {
      name: 'erase-assistant-records',
      every: DAY_MS,
      async run() {
        context.log.info({ erased: await eraseAssistantRecords(context) }, 'records of the assistant erased')
      },
    },
  ],
})

/**
 * What answers is loaded when a visitor opens the assistant, before the question is typed. Commands, and servers that
 * nobody asks, do without it.
 */
function createHandlers(context: RequestContext): Handlers<typeof endpoints> {
  let loaded: Promise<AnsweringHandlers> | undefined
  const answering = () =>
    (loaded ??= import('./ask-assistant.ts').then((code) => code.createAnsweringHandlers(context)))
  return {
    askAssistant: async (call) => (await answering()).askAssistant(call),
    openAssistantPage: async (call) => (await answering()).openAssistantPage(call),
    getAssistantSettings() {
      // The question that follows reports what fails.
      answering().catch(() => {})
      return getAssistantSettings(context)
    },
    rateAnswer: (call) => rateAnswer(context, call),
    readAssistantCounts: () => readAssistantCounts(context),
  }
}
