/** Fills the mocked API for stories of the questions to the assistant. */
import type { User } from '@anupalan/server/contract/core/access'
import type { AssistantOutcome, AssistantTopic } from '@anupalan/server/contract/assistant/rules'
import type { AssistantCount, KeptQuestion } from '@anupalan/server/contract/assistant/schema'

/** The part of the mock's state that the stories fill. */
export interface QuestionsMockState {
  user: User | null
  readonly assistantCounts: Map<string, AssistantCount>
  readonly assistantQuestions: Map<string, KeptQuestion>
}

const sums: readonly (readonly [AssistantTopic, AssistantOutcome, number])[] = [
  ['gst', 'answered', 1_240],
  ['gst', 'not-covered', 31],
  ['gst', 'declined', 84],
  ['gst', 'good', 96],
  ['gst', 'bad-incomplete', 12],
  ['income-tax', 'answered', 862],
  ['income-tax', 'not-covered', 44],
  ['income-tax', 'bad-off-topic', 9],
  ['payroll', 'answered', 120],
  ['payroll', 'not-covered', 12],
  ['other', 'not-covered', 210],
  ['other', 'declined', 65],
]

const addKept = ({ assistantQuestions }: QuestionsMockState, id: string, text: string) =>
  assistantQuestions.set(id, { id, topic: 'gst', day: '2026-11-24', text })

/** Some of each. */
export function addSome(state: QuestionsMockState): void {
  for (const [topic, outcome, count] of sums)
    state.assistantCounts.set(`${topic} ${outcome}`, { topic, outcome, count })
  addKept(state, 'one', 'Is a tailor who gets cloth from the customer a job worker?')
  addKept(state, 'two', 'मेरी दुकान के लिए कौन सा HSN लगेगा?')
}

/** As many as are listed, one without a space. */
export function addVeryMany(state: QuestionsMockState): void {
  addSome(state)
  for (let at = 1; at <= 97; at += 1) addKept(state, `more-${at}`, `Question ${at} about e-way bills`)
  addKept(state, 'long', 'w'.repeat(500))
}
