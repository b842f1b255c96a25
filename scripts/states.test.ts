/**
 * Every reachable state of a machine has a static story whose URL names it, and no story shows a state that no longer
 * exists.
 */
import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { describe, expect, test } from 'vitest'
import { stateSlug, type States } from '../design-system/workbench/states.ts'

const root = join(import.meta.dirname, '..')
const machines = globSync('{design-system,site}/**/*.machine.ts', {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
}).toSorted()

interface StoriesModule {
  default: { title: string }
  [story: string]: unknown
}

/** The states module exports samples beside its states. */
const isStates = (value: unknown): value is States =>
  typeof value === 'object' && value !== null && 'reachable' in value

test('every machine is found', () => expect(machines.length).toBeGreaterThanOrEqual(10))

describe.each(machines)(
  'every reachable state of %s has a story, and every state story a reachable state',
  (machine) => {
    const stem = join(root, dirname(machine), basename(machine, '.machine.ts'))

    test('by name and by URL', async () => {
      const statesModule = (await import(`${stem}.states.ts`)) as Record<string, unknown>
      const states = Object.values(statesModule).find((value) => isStates(value))
      const { default: meta, ...stories } = (await import(`${stem}.states.stories.tsx`)) as StoriesModule
      const shown = Object.entries(stories).map(([name, story]) => ({
        address: toId(meta.title, storyNameFromExport(name)),
        state: (story as { args?: { state?: string } }).args?.state,
      }))
      const wanted = [...states!.reachable.keys()].map((state) => ({
        address: `${toId(meta.title)}--${stateSlug(state)}`,
        state,
      }))
      const byAddress = (a: { address: string }, b: { address: string }) => (a.address < b.address ? -1 : 1)
      expect(shown.toSorted(byAddress)).toEqual(wanted.toSorted(byAddress))
    })
  },
)
