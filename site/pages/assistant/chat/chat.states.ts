import { statesOf } from '@anupalan/design-system/workbench/states.ts'
import { chat } from '../words.ts'
import { AskError, chatMachine } from './chat.machine.ts'
import { answered, asked, declined } from './chat.samples.ts'
import type { Wishes } from './exchange.ts'
import { textOf } from './transcript.ts'

export const question = 'What does a late GSTR-3B return cost?'

const byModel = { mayKeep: false, mayRephrase: true } satisfies Wishes
const bySite = { mayKeep: false, mayRephrase: false } satisfies Wishes

const names: Readonly<Record<string, string>> = {
  answer: 'answered',
  question: 'asked',
  decline: 'declined',
}

const done = 'xstate.done.actor.0.chat.asking'

/** Every state of the chat, by the outcome of the last question. */
export const chatStates = statesOf({
  machine: chatMachine,
  messages: {
    question,
    asking: chat.asking,
    answered: textOf(answered),
    asked: textOf(asked),
    declined: textOf(declined),
    stopped: chat.stopped,
    failed: chat.failures.offline,
  },
  events: [
    { type: 'question.ask', question, wishes: bySite },
    { type: 'question.ask', question, wishes: byModel },
    { type: 'question.retry' },
    { type: 'answer.stop' },
    { type: 'history.clear' },
    { type: done, output: answered },
    { type: done, output: asked },
    { type: done, output: declined },
    { type: 'xstate.error.actor.0.chat.asking', error: new AskError('offline') },
    { type: 'xstate.done.actor.0.chat.rephrasing', output: { ...answered, phrasedBy: 'model' } },
  ],
  distinguish: ({ value, context }) => {
    const { kind } = context.exchanges.at(-1)?.outcome ?? {}
    return value === 'ready' && kind !== undefined && kind !== 'pending' && (names[kind] ?? kind)
  },
  remember: ({ context: { exchanges } }) => {
    const last = exchanges.at(-1)
    return [last?.outcome.kind, last?.wishes.mayRephrase]
  },
})
