import { describe, expect, test } from 'vitest'
import { template as gstInvoice } from '../gst-invoice/template.ts'
import {
  changeDraft,
  draftOf,
  draftProblems,
  isEmpty,
  textsOf,
  type Draft,
  type DraftAction,
} from './draft.ts'

const change = (draft: Draft, ...actions: DraftAction[]) =>
  actions.reduce((before, action) => changeDraft(gstInvoice, before, action), draft)
const sample = draftOf(gstInvoice, { fields: gstInvoice.sample.fields, lines: gstInvoice.sample.lines! })
const named = (draft: Draft) => draft.lines.map(({ texts }) => texts.description)

describe('lines', () => {
  test('a template with lines begins with an empty one', () => {
    expect(draftOf(gstInvoice).lines).toEqual([{ id: 0, texts: {} }])
    expect(isEmpty(draftOf(gstInvoice))).toBe(true)
    expect(isEmpty(draftOf(gstInvoice, { fields: { name: '' }, lines: [{ description: '' }] }))).toBe(true)
    expect(isEmpty(draftOf(gstInvoice, { fields: {}, lines: [{ description: 'Saree' }] }))).toBe(false)
    expect(isEmpty(sample)).toBe(false)
  })

  test('move up and down and keep their id; at an end they stay', () => {
    const [first, second, third] = named(sample)
    expect(named(change(sample, { type: 'moved', id: 2, by: -1 }))).toEqual([first, third, second])
    expect(named(change(sample, { type: 'moved', id: 0, by: 1 }))).toEqual([second, first, third])
    expect(change(sample, { type: 'moved', id: 0, by: -1 })).toBe(sample)
    expect(change(sample, { type: 'moved', id: 2, by: 1 })).toBe(sample)
  })

  test('the last one that is removed leaves an empty one', () => {
    const none = change(
      sample,
      { type: 'removed', id: 0 },
      { type: 'removed', id: 1 },
      { type: 'removed', id: 2 },
    )
    expect(none.lines).toEqual([{ id: 3, texts: {} }])
  })

  test('there are at most as many as allowed, with unique ids', () => {
    const full = change(sample, ...Array.from({ length: 60 }, (): DraftAction => ({ type: 'added' })))
    expect(full.lines).toHaveLength(gstInvoice.lines!.most)
    expect(new Set(full.lines.map(({ id }) => id)).size).toBe(full.lines.length)
  })
})

test('problems are keyed by line id, regardless of position', () => {
  const wrong = change(
    sample,
    { type: 'enteredLine', id: 1, name: 'price', text: 'much' },
    { type: 'moved', id: 1, by: -1 },
  )
  expect(Object.keys(draftProblems(gstInvoice, wrong))).toEqual(['1.price'])
})

test('stored texts are unchanged', () => {
  const typed = change(sample, { type: 'entered', name: 'number', text: ' CS/1 ' })
  expect(draftOf(gstInvoice, textsOf(typed)).fields.number).toBe(' CS/1 ')
})
