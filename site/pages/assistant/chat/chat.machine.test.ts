import type { AssistantAnswer } from '@anupalan/server/contract/assistant/schema'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { AskError, chatMachine } from './chat.machine.ts'
import { answered, asked, calculated, declined, ofAccount } from './chat.samples.ts'
import { chatStates } from './chat.states.ts'
import type { AskRequest } from './exchange.ts'
import { ratingMachine } from './rating.machine.ts'
import { ratingStates } from './rating.states.ts'

const bySite = { mayKeep: true, mayRephrase: false }
const byModel = { mayKeep: true, mayRephrase: true }

function start(
  outcomes: readonly (AssistantAnswer | Error)[],
  otherWords: AssistantAnswer | Error = { ...answered, phrasedBy: 'model' },
) {
  const requests: AskRequest[] = []
  const rephrasings: AskRequest[] = []
  const settle = (outcome: AssistantAnswer | Error | undefined) =>
    outcome instanceof Error || outcome === undefined
      ? Promise.reject(outcome ?? new Error('no outcome'))
      : Promise.resolve(outcome)
  const actor = createActor(
    chatMachine.provide({
      actors: {
        ask: fromPromise<AssistantAnswer, AskRequest>(({ input }) => {
          requests.push(input)
          return settle(outcomes[requests.length - 1])
        }),
        rephrase: fromPromise<AssistantAnswer, AskRequest>(({ input }) => {
          rephrasings.push(input)
          return settle(otherWords)
        }),
      },
    }),
  ).start()
  const ask = async (question: string, wishes = bySite) => {
    actor.send({ type: 'question.ask', question, wishes })
    await waitFor(actor, (state) => state.matches('ready'))
  }
  const context = () => actor.getSnapshot().context
  return { actor, requests, rephrasings, ask, context }
}

describe('a chat', () => {
  test('reaches exactly these states', () => {
    expect([...chatStates.reachable.keys()].toSorted()).toEqual([
      'asking',
      'ready',
      'ready, answered',
      'ready, asked',
      'ready, declined',
      'ready, failed',
      'ready, stopped',
      'rephrasing',
    ])
  })

  test('sends the question, the one before, and the calculation that it continues', async () => {
    const { ask, requests, context } = start([asked, answered, declined])
    await ask('How much tax on ₹15 lakh?')
    await ask('New regime')
    await ask('And for a company?')
    expect(requests).toEqual([
      { question: 'How much tax on ₹15 lakh?', mayKeep: true, mayRephrase: false },
      {
        question: 'New regime',
        before: 'How much tax on ₹15 lakh?',
        open: asked.open,
        mayKeep: true,
        mayRephrase: false,
      },
      { question: 'And for a company?', before: 'New regime', mayKeep: true, mayRephrase: false },
    ])
    expect(context().exchanges.map(({ id, outcome }) => [id, outcome.kind])).toEqual([
      [1, 'question'],
      [2, 'answer'],
      [3, 'decline'],
    ])
  })

  test('shows the site’s answer first, and other words once they are checked, announced once', async () => {
    const { ask, requests, rephrasings, context } = start([answered])
    await ask('Late?', byModel)
    expect(requests).toEqual([{ question: 'Late?', mayKeep: true, mayRephrase: false }])
    expect(rephrasings).toEqual([{ question: 'Late?', mayKeep: false, mayRephrase: true }])
    expect(context().exchanges[0]?.outcome).toMatchObject({ phrasedBy: 'model' })
    expect(context().news).toMatchObject({ phrasedBy: 'site' })
  })

  test.each([
    ['the model fails', answered, new Error('gone')],
    ['its words are not accepted', answered, answered],
  ])('keeps the site’s answer if %s', async (_name, answer, otherWords) => {
    const { ask, context } = start([answer], otherWords)
    await ask('Late?', byModel)
    expect(context().exchanges[0]?.outcome).toEqual(answer)
  })

  test.each([
    ['without an agreement', answered, bySite],
    ['about an account', ofAccount, byModel],
    ['with a number of a person in the question', calculated, byModel],
    ['without an answer', declined, byModel],
  ])('calls no model %s', async (_name, answer, wishes) => {
    const { ask, rephrasings } = start([answer])
    await ask('Late?', wishes)
    expect(rephrasings).toEqual([])
  })

  test('keeps a question that failed, and asks it again; other outcomes are not asked again', async () => {
    const { actor, ask, requests, context } = start([new AskError('busy'), answered])
    await ask('Late?')
    expect(context().exchanges[0]?.outcome).toEqual({ kind: 'failed', failure: 'busy' })
    actor.send({ type: 'question.retry' })
    await waitFor(actor, (state) => state.matches('ready'))
    expect(context().exchanges).toMatchObject([{ question: 'Late?', outcome: answered }])
    actor.send({ type: 'question.retry' })
    expect(requests).toHaveLength(2)
  })

  test('asks one question at a time, can be stopped, and ignores the late response', async () => {
    let settle = (_answer: AssistantAnswer) => {}
    const signals: AbortSignal[] = []
    const actor = createActor(
      chatMachine.provide({
        actors: {
          ask: fromPromise<AssistantAnswer, AskRequest>(({ signal }) => {
            signals.push(signal)
            return new Promise((resolve) => (settle = resolve))
          }),
        },
      }),
    ).start()
    actor.send({ type: 'question.ask', question: 'Late?', wishes: bySite })
    actor.send({ type: 'question.ask', question: 'Other?', wishes: bySite })
    expect(signals).toHaveLength(1)
    actor.send({ type: 'answer.stop' })
    expect(signals[0]?.aborted).toBe(true)
    settle(answered)
    await Promise.resolve()
    expect(actor.getSnapshot().context.exchanges).toMatchObject([
      { question: 'Late?', outcome: { kind: 'stopped' } },
    ])
  })

  test('is cleared in any state, and restored only while it is empty, without an announcement', async () => {
    const { actor, ask, context } = start([answered, answered])
    await ask('Late?')
    const [exchange] = context().exchanges
    actor.send({ type: 'history.restore', exchanges: [exchange!, exchange!] })
    expect(context().exchanges).toHaveLength(1)
    actor.send({ type: 'history.clear' })
    expect(context()).toEqual({ exchanges: [], news: null })
    actor.send({ type: 'history.restore', exchanges: [exchange!] })
    expect(context()).toEqual({ exchanges: [exchange], news: null })
  })

  test('drops the oldest of many questions', async () => {
    const { ask, context } = start(Array.from({ length: 42 }, () => answered))
    for (let number = 1; number <= 42; number += 1) await ask(`Question ${number}`)
    expect(context().exchanges).toHaveLength(40)
    expect(context().exchanges.at(-1)?.question).toBe('Question 42')
  })
})

describe('the rating of an answer', () => {
  test('reaches exactly these states', () => {
    expect([...ratingStates.reachable.keys()].toSorted()).toEqual([
      'failed',
      'open',
      'reasons',
      'sending',
      'sent',
    ])
  })

  test('is sent once, again after a failure, a bad one with its reason', async () => {
    const sent: unknown[] = []
    const actor = createActor(
      ratingMachine.provide({
        actors: {
          send: fromPromise(({ input }) => {
            sent.push(input)
            return sent.length === 1 ? Promise.reject(new Error('gone')) : Promise.resolve()
          }),
        },
      }),
    ).start()
    actor.send({ type: 'rating.bad' })
    actor.send({ type: 'reason.choose', reason: 'wrong' })
    await waitFor(actor, (state) => state.matches('failed'))
    actor.send({ type: 'rating.retry' })
    actor.send({ type: 'rating.good' })
    await waitFor(actor, (state) => state.matches('sent'))
    actor.send({ type: 'rating.good' })
    expect(sent).toEqual([
      { rating: 'bad', reason: 'wrong' },
      { rating: 'bad', reason: 'wrong' },
    ])
  })
})
