/** Answers questions. `feature.ts` loads it when it is first needed: it would take two thirds of the time of a start. */
import { randomUUID } from 'node:crypto'
import { istDate } from '@anupalan/server/compliance/ist'
import { refuse, respond } from '@anupalan/server/contract'
import type { OutcomeOf, User } from '@anupalan/server/contract'
import { assistantPage, readOpen } from '@anupalan/server/contract/assistant/assistant-page'
import type * as endpoints from '@anupalan/server/contract/assistant/endpoints'
import { withOfficeDays } from '@anupalan/server/contract/bookings/meetings'
import type { AssistantAnswer, AssistantQuestion } from '@anupalan/server/contract/assistant/schema'
import type { Context, RequestContext } from '../../platform/context.ts'
import { load, StorageError, store } from '../../platform/database/database.ts'
import { digestOf } from '../../platform/database/tokens.ts'
import type { Call, CallParts, Handlers } from '../../platform/http/handlers.ts'
import type { IsoDate } from '../../compliance/ist.ts'
import { answerQuestion } from './answer-question.ts'
import type { FoundAnswer } from './answer-question.ts'
import { count, outcomeOfAnswer } from './counts.ts'
import { addQuestion } from './queries.ts'
import { answerOfficeDay, officeDayAsked } from './office-hours.ts'
import { answerOwnTasks, isAboutOwn } from './own-tasks.ts'
import { hasIdentifier } from './declining.ts'
import { topicOf } from './topics.ts'
import { assistantWords } from './words.ts'
import { rephrase } from './model/rephrase.ts'
import { modelOf } from './records.ts'
import { createSectionIndex } from './section-index.ts'
import type { SectionIndex } from './section-index.ts'

/** Questions of one account, besides the limit of its address. */
const accountLimit = { name: 'assistant-account', points: 60, seconds: 300 } as const

/** The handlers that answer. */
export type AnsweringHandlers = Pick<Handlers<typeof endpoints>, 'askAssistant' | 'openAssistantPage'>

export async function createAnsweringHandlers(context: RequestContext): Promise<AnsweringHandlers> {
  const today = () => istDate(context.clock().getTime())
  const index = await createSectionIndex(context.sections, today)
  // The first answer compiles and computes what later ones use. Requests that come at the same time would wait for it.
  answerQuestion({ question: 'GSTR-3B', mayKeep: false, mayRephrase: false }, { index, today: today() })
  return {
    askAssistant: (call) => askAssistant(context, index, call),
    openAssistantPage: (call) => openAssistantPage(context, index, call),
  }
}

/** Answers, and counts the outcome. The text is stored only if it was not answered and the visitor agreed. */
async function answerAndCount(
  context: RequestContext,
  index: SectionIndex,
  question: AssistantQuestion,
): Promise<FoundAnswer> {
  const { database, clock } = context
  const today = istDate(clock().getTime())
  const found =
    (await officeAnswer(context, question.question, today)) ?? answerQuestion(question, { index, today })
  // The second request for a question, after the first was counted.
  if (question.mayRephrase) return found
  const { answer } = found
  const outcome = outcomeOfAnswer(answer)
  count(database, today, answer.topic, outcome)
  if (question.mayKeep && outcome === 'not-covered' && !answer.hasIdentifier) {
    const kept = { id: randomUUID(), day: today, topic: answer.topic, text: question.question }
    // The answer does not depend on it, and nothing was acknowledged.
    await store(database, (transaction) => addQuestion(transaction, kept)).catch(() => {})
  }
  return found
}

async function askAssistant(
  context: RequestContext,
  index: SectionIndex,
  { body, user }: Call<'askAssistant'>,
): Promise<OutcomeOf<'askAssistant'>> {
  if (user) {
    const refused = await context.limits.countTry(accountLimit, digestOf(user.username))
    if (refused)
      return refuse('tooMany', refused.retryAfter === undefined ? {} : { retryAfter: refused.retryAfter })
  }
  if (isAboutOwn(body.question)) return respond(200, await ownAnswer(context, body, user))
  const found = await answerAndCount(context, index, body)
  return respond(200, (await otherWords(context, body, found)) ?? found.answer)
}

/** Neither counted by topic nor kept: it is about one person. */
async function ownAnswer(
  context: RequestContext,
  { question }: AssistantQuestion,
  user: User | null,
): Promise<AssistantAnswer> {
  const common = {
    kind: 'decline',
    topic: topicOf(question),
    hasIdentifier: hasIdentifier(question),
    sources: [],
  } as const
  if (!user) return { ...common, reason: 'sign-in', text: assistantWords.declined['sign-in'], sources: [] }
  try {
    return await answerOwnTasks(context, user, istDate(context.clock().getTime()))
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    return { ...common, reason: 'not-covered', text: assistantWords.own.unavailable, sources: [] }
  }
}

/** Whether the office is open on a day; undefined for other questions, and where no meetings are offered. */
async function officeAnswer(
  { database, ports, practice }: RequestContext,
  question: string,
  today: IsoDate,
): Promise<FoundAnswer | undefined> {
  const day = practice.meetings && officeDayAsked(question, today)
  if (!practice.meetings || day === undefined) return undefined
  // Without the database, the hours that the site states are the answer.
  const days = await load(database, ports.officeDays).catch((error: unknown) => {
    if (!(error instanceof StorageError)) throw error
    return undefined
  })
  if (!days) return undefined
  return answerOfficeDay(day, withOfficeDays(practice.meetings, days), {
    today,
    hasIdentifier: hasIdentifier(question),
  })
}

/** By the language model, if there is one, the visitor agreed, and the question has no number of a person. */
async function otherWords(
  { config }: Pick<Context, 'config'>,
  question: AssistantQuestion,
  found: FoundAnswer,
) {
  const model = modelOf(config)
  if (!model || !question.mayRephrase || found.answer.hasIdentifier) return undefined
  return rephrase(model, question.question, found)
}

/** The same as a page, for browsers without scripts. */
async function openAssistantPage(
  context: RequestContext,
  index: SectionIndex,
  { params: { question, open } }: CallParts<'openAssistantPage', 'params'>,
): Promise<OutcomeOf<'openAssistantPage'>> {
  if (question === '') return respond(200, assistantPage(context.practice, {}, context.answerDocument))
  const asked: AssistantQuestion = { question, mayKeep: false, mayRephrase: false, ...readOpen(open) }
  const { answer } = await answerAndCount(context, index, asked)
  return respond(200, assistantPage(context.practice, { question, answer }, context.answerDocument))
}
