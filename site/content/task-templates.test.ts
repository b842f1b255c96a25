import { MAX_CHECKLIST_ITEMS, taskRules } from '@anupalan/server/contract/tasks/rules'
import { expect, test } from 'vitest'
import { taskTemplates } from './task-templates.ts'

test('every template has an id of its own', () => {
  expect(new Set(taskTemplates.map(({ id }) => id)).size).toBe(taskTemplates.length)
})

test.each(taskTemplates)('$name is within the bounds of a task', ({ name, detail, steps }) => {
  expect(name.length).toBeGreaterThanOrEqual(taskRules.title.min)
  expect(name.length).toBeLessThanOrEqual(taskRules.title.max)
  expect(detail.length).toBeLessThanOrEqual(taskRules.detail.max)
  expect(steps.length).toBeLessThanOrEqual(MAX_CHECKLIST_ITEMS)
  for (const step of steps) expect(step.length).toBeLessThanOrEqual(taskRules.item.max)
  expect(new Set(steps).size).toBe(steps.length)
})
