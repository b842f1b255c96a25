import { expect, test } from 'vitest'
import { toolPageWords } from '../../pages/tools/frame/tool-page.words.ts'
import { toolWords } from '../../pages/tools/frame/words.ts'
import { figuresOf } from './figures-to-confirm.ts'

const row = { law: 'An Act', checked: { from: '2026-11-21', to: '2026-11-21' } } as const

test('figures are counted over all laws of a topic, and of no other', () => {
  const rows = [
    { ...row, topic: 'tds', figures: 100, toConfirm: 60 },
    { ...row, topic: 'tds', figures: 70, toConfirm: 7 },
    { ...row, topic: 'hra', figures: 2, toConfirm: 1 },
  ] as const
  expect(figuresOf(rows, 'tds')).toEqual({ figures: 170, toConfirm: 67 })
  expect(figuresOf([], 'tds')).toEqual({ figures: 0, toConfirm: 0 })
})

test('“Every figure was checked” is written only if none awaits confirmation', () => {
  const { checked } = toolWords
  expect(checked('CGST Act 2017', '21 November 2026', { figures: 3, toConfirm: 0 })).toBe(
    'CGST Act 2017. Every figure was checked on 21 November 2026 or later.',
  )
  expect(checked('CGST Act 2017', '21 November 2026', { figures: 3, toConfirm: 2 })).toBe(
    'CGST Act 2017. 2 of the 3 rules behind this are not fully confirmed. All were last checked on 21 November 2026 or later.',
  )
  expect(checked('CGST Act 2017', '21 November 2026', { figures: 2, toConfirm: 2 })).toContain(
    'The 2 rules behind this are not fully confirmed. They were last checked',
  )
  expect(checked('CGST Act 2017', '21 November 2026', { figures: 1, toConfirm: 1 })).toContain(
    'The rule behind this is not fully confirmed.',
  )
})

test('the tables of a tool show how many figures await confirmation', () => {
  const { figures } = toolPageWords
  expect(figures({ figures: 170, toConfirm: 127 })).toBe(
    'This tool uses 170 figures of the law. 127 of them are not fully confirmed: confirm before filing.',
  )
  expect(figures({ figures: 5, toConfirm: 0 })).toBe(
    'This tool uses 5 figures of the law. All of them were checked.',
  )
})
