import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answered, ofAccount } from './chat.samples.ts'
import type { Exchange, Outcome } from './exchange.ts'
import { readHistory, writeHistory } from './history.ts'

const exchange = (id: number, outcome: Outcome): Exchange => ({
  id,
  question: `Question ${id}`,
  wishes: { mayKeep: false, mayRephrase: false },
  outcome,
})

let items: Map<string, string>
beforeEach(() => {
  items = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('settled questions are kept; those in flight and those of an account never are', () => {
  writeHistory([exchange(1, answered), exchange(2, ofAccount), exchange(3, { kind: 'pending' })])
  expect(readHistory()).toEqual([exchange(1, answered)])
  expect([...items.values()].join('')).not.toContain('purchase invoices')
})

test('an empty chat leaves nothing behind', () => {
  writeHistory([exchange(1, answered)])
  writeHistory([])
  expect([...items.keys()]).toEqual([])
})

test.each([['{'], ['[]'], ['{"version":0,"exchanges":[{}]}'], ['{"version":1,"exchanges":5}'], ['null']])(
  'what cannot be read is empty: %s',
  (text) => {
    items.set('assistant-chat', text)
    expect(readHistory()).toEqual([])
  },
)
