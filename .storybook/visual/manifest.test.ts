import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toId } from 'storybook/internal/csf'
import { describe, expect, test } from 'vitest'
import { stateSlug, type States } from '../../design-system/workbench/states.ts'
import { formatManifest, parseManifest, pictureKey, readManifest, type AcceptedPicture } from './manifest.ts'

const picture = (story: string, mode: string, hash: string): AcceptedPicture => ({
  story,
  mode,
  fingerprint: 'chromium-153.0.8010.0-45b10907',
  hash,
})
const manifestOf = (...pictures: AcceptedPicture[]) =>
  new Map(pictures.map((one) => [pictureKey(one.story, one.mode), one]))

describe('a manifest', () => {
  const manifest = manifestOf(
    picture('feedback-toast--default', 'light', 'b2'),
    picture('actions-button--primary', 'dark', 'a1'),
  )

  test('is a line for each screenshot, sorted by story', () => {
    const lines = formatManifest(manifest).trimEnd().split('\n')
    expect(lines.slice(-2)).toEqual([
      'actions-button--primary dark chromium-153.0.8010.0-45b10907 a1',
      'feedback-toast--default light chromium-153.0.8010.0-45b10907 b2',
    ])
  })

  test('is read as it was written', () => {
    expect(parseManifest(formatManifest(manifest))).toEqual(
      new Map([...manifest].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    )
  })

  test('differs in one line if one of two screenshots changed', () => {
    const changed = new Map(manifest).set(
      pictureKey('feedback-toast--default', 'light'),
      picture('feedback-toast--default', 'light', 'c3'),
    )
    const before = formatManifest(manifest).split('\n')
    const after = formatManifest(changed).split('\n')
    expect(after.filter((line, at) => line !== before[at])).toEqual([
      'feedback-toast--default light chromium-153.0.8010.0-45b10907 c3',
    ])
  })

  test.each(['actions-button--primary dark a1', 'actions-button--primary dark f a1 b2', '<<<<<<< HEAD'])(
    'with “%s” is rejected, with the line',
    (line) => expect(() => parseManifest(line)).toThrow(line),
  )
})

describe('the accepted screenshots', () => {
  const root = join(import.meta.dirname, '../..')
  const accepted = readManifest()

  test('have one browser fingerprint', () => {
    expect(new Set([...accepted.values()].map(({ fingerprint }) => fingerprint)).size).toBe(1)
  })

  const statesFiles = globSync('{design-system,site}/**/*.states.ts', {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  })
  test.each(statesFiles)('include every reachable state of %s', async (file) => {
    const module = (await import(join(root, file))) as Record<string, Partial<States>>
    const stories = readFileSync(join(root, file.replace(/\.ts$/, '.stories.tsx')), 'utf8')
    const [, title = ''] = /\bmeta\b[^]*?\btitle: '([^']+)'/.exec(stories) ?? []
    const wanted = Object.values(module).flatMap((states) =>
      [...(states.reachable?.keys() ?? [])].map((state) =>
        pictureKey(`${toId(title)}--${stateSlug(state)}`, 'light'),
      ),
    )
    expect(wanted.length).toBeGreaterThan(0)
    expect(wanted.filter((key) => !accepted.has(key))).toEqual([])
  })
})
