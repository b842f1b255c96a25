import { readAssistantCounts } from '@anupalan/server/contract/assistant/endpoints'
import { apiOf } from '../../../ui/api.ts'

/** The calls of the questions to the assistant. */
export const questionsApi = apiOf({ readAssistantCounts })
