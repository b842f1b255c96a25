import { existsSync, globSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { rmSync } from 'node:fs'
import { pixelHash } from './pixels.ts'
import { writeReport, type ReportedPicture } from './report.ts'

const pictures = new Map<string, Buffer>()

async function stored(colour: string): Promise<string> {
  const png = await sharp({ create: { width: 3, height: 2, channels: 3, background: colour } })
    .png()
    .toBuffer()
  const hash = await pixelHash(png)
  pictures.set(hash, png)
  return hash
}

test('shows screenshots by component with the command to accept each, and the runner’s traces last', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'anupalan-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [white, red] = [await stored('#ffffff'), await stored('#9b1b30')]
  const looks = { message: 'Error: It looks different.', trace: 'at visual.spec.ts' }
  const failing = { message: 'Error: Its interactions failed', trace: 'at stories.ts <b>' }
  const taken: ReportedPicture[] = [
    {
      story: 'feedback-toast--default',
      mode: 'dark',
      title: 'Feedback/Toast',
      name: 'Default, dark',
      hash: red,
      expected: white,
      duration: 900,
      failure: looks,
    },
    {
      story: 'actions-button--states',
      mode: 'light',
      title: 'Actions/Button/States',
      name: 'New, light',
      hash: red,
      duration: 300,
      failure: looks,
    },
    {
      story: 'actions-link--default',
      mode: 'light',
      title: 'Actions/Link',
      name: 'Default, light',
      duration: 2000,
      failure: failing,
    },
    {
      story: 'actions-link--quiet',
      mode: 'light',
      title: 'Actions/Link',
      name: 'Quiet, light',
      hash: white,
      expected: white,
      duration: 100,
    },
  ]

  const file = await writeReport(taken, 12.3, folder, (hash) => pictures.get(hash))

  const page = readFileSync(file, 'utf8')
  const order = [
    '<h2>Actions/Button</h2>',
    '<h2>Feedback/Toast</h2>',
    'Slowest screenshots',
    'Traces of the test runner',
  ]
  expect(order.map((words) => page.indexOf(words)).toSorted((a, b) => a - b)).toEqual(
    order.map((words) => page.indexOf(words)),
  )
  expect(page).toContain('4 pictures in 12 s, 3 failed')
  expect(page).toContain('npm run visual:update -- feedback-toast--default')
  expect(page).toContain('6 pixels differ')
  expect(page).toContain('at stories.ts &lt;b&gt;')
  expect(page).not.toContain('at visual.spec.ts')
  expect(page).not.toContain('actions-link--quiet')
  expect(globSync('*.png', { cwd: folder }).toSorted()).toEqual([
    'actions-button--states--light--after.png',
    'feedback-toast--default--dark--after-part.png',
    'feedback-toast--default--dark--after.png',
    'feedback-toast--default--dark--before-part.png',
    'feedback-toast--default--dark--before.png',
    'feedback-toast--default--dark--difference-part.png',
    'feedback-toast--default--dark--difference.png',
  ])
  for (const [, src = ''] of page.matchAll(/src="([^"]+)"/g)) expect(existsSync(join(folder, src))).toBe(true)
})
