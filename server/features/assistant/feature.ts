import { istDate } from '@anupalan/server/compliance/ist'
import type * as endpoints from '@anupalan/server/contract/assistant/endpoints'
import type { RequestContext } from '../../platform/context.ts'
import { defineFeature } from '../../platform/feature.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { DAY_MS, MINUTE_MS } from '../../platform/jobs/jobs.ts'
import { answerQuestion } from './answer-question.ts'
import {
  askAssistant,
  eraseAssistantRecords,
  getAssistantSettings,
  openAssistantPage,
  rateAnswer,
  readAssistantCounts,
} from './ask-assistant.ts'
import { storeCounts } from './counts.ts'
import { assistant as migration } from './migrations/0029-assistant.ts'
import { createSectionIndex } from './section-index.ts'
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

function createHandlers(context: RequestContext): Handlers<typeof endpoints> {
  const today = () => istDate(context.clock().getTime())
  const index = createSectionIndex(context.sections, today)
  // The first answer compiles and computes what later ones use. Requests that come at the same time would wait for it.
  answerQuestion({ question: 'GSTR-3B', mayKeep: false, mayRephrase: false }, { index, today: today() })
  return {
    askAssistant: (call) => askAssistant(context, index, call),
    getAssistantSettings: () => getAssistantSettings(context),
    openAssistantPage: (call) => openAssistantPage(context, index, call),
    rateAnswer: (call) => rateAnswer(context, call),
    readAssistantCounts: () => readAssistantCounts(context),
  }
}
