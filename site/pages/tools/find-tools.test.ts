import { expect, test } from 'vitest'
import { toolGroups } from './tools.ts'
import { findTools } from './find-tools.ts'

const found = (typed: string) =>
  findTools(toolGroups, typed).flatMap(({ tools }) => tools.map(({ slug }) => slug))

test('no words find every tool, in their groups', () => {
  expect(found('  ')).toHaveLength(17)
  expect(findTools(toolGroups, '')).toEqual(toolGroups)
})

test('every word must be in a tool’s name, question or keywords', () => {
  expect(found('GSTIN')).toEqual(['gstin-pan'])
  expect(found('late FEE')).toEqual(['tax-due', 'tds-interest', 'gst-late-fee'])
  expect(found('rent')).toEqual(['hra', 'tds'])
  expect(found('rent late')).toEqual([])
})
