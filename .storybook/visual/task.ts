/** What the command asks the pictures' test runner for, and what the runner answers: two files, named by environment. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../../scripts/run.ts'
import type { Picture } from './pictures.ts'

export const reportsFolder = join(import.meta.dirname, '../../reports')

/** A picture to take. */
export interface Shot {
  picture: Picture
  /** Hash of its pixels as they should be, where that is known. */
  expected?: string
}

export interface Task {
  /**
   * `compare` fails where a picture is not the expected one. `accept` takes what is seen, drawn by no font of the
   * machine. `record` takes what is seen of another commit, and asks nothing more of it.
   */
  purpose: 'compare' | 'accept' | 'record'
  /** Of the workbench, such as `http://127.0.0.1:40123`. */
  address: string
  shots: readonly Shot[]
  /** Whether a picture that fails ends its worker, so that the runner counts it and stops. @default false */
  stopsEarly?: boolean
}

/** What axe found in a picture's page. */
export interface AxeCount {
  checks: number
  violations: string[]
}

export interface TakenPicture {
  /** Id of the story. */
  story: string
  mode: string
  /** Of its component, such as `Feedback/Toast`. */
  title: string
  /** Of the story in its mode, such as `Sent, dark`. */
  name: string
  /** Of its pixels; none where the story could not be pictured. */
  hash?: string
  axe?: AxeCount
  /** ms */
  duration: number
  /** Why it failed. */
  failure?: {
    message: string
    /** With where in the runner it came about. */
    trace: string
  }
}

export interface Results {
  /** Of the whole run, in seconds. */
  seconds: number
  pictures: TakenPicture[]
}

const taskFile = process.env.VISUAL_TASK ?? ''
const resultsFile = (task: string) => task.replace(/\.json$/, '-results.json')

/** What the runner was asked for. */
export const readTask = () => JSON.parse(readFileSync(taskFile, 'utf8')) as Task

/** The runner's answer. */
export const writeResults = (results: Results) =>
  writeFileSync(resultsFile(taskFile), JSON.stringify(results))

export interface TaskOptions {
  /** Which part of the pictures, as Playwright takes it: `1/4`. */
  shard?: string
  /** Stops after this many; 0 goes on to the end. @default 0 */
  maxFailures?: number
}

/**
 * Has pictures taken.
 *
 * @throws where the run did not come to its end, or failed otherwise than by a picture
 */
export async function runTask(task: Task, { shard, maxFailures = 0 }: TaskOptions = {}): Promise<Results> {
  const folder = mkdtempSync(join(tmpdir(), 'anupalan-visual-'))
  const file = join(folder, 'task.json')
  writeFileSync(file, JSON.stringify({ ...task, stopsEarly: maxFailures > 0 } satisfies Task))
  const status = await run(
    'playwright',
    [
      'test',
      '--config',
      '.storybook/visual/playwright.config.ts',
      `--max-failures=${maxFailures}`,
      '--pass-with-no-tests',
      ...(shard === undefined ? [] : [`--shard=${shard}`]),
    ],
    { mayFail: true, env: { VISUAL_TASK: file } },
  )
  const results = existsSync(resultsFile(file))
    ? (JSON.parse(readFileSync(resultsFile(file), 'utf8')) as Results)
    : undefined
  rmSync(folder, { recursive: true })
  const isWhole = shard === undefined && maxFailures === 0
  if (!results || (isWhole && results.pictures.length < task.shots.length))
    throw new Error('The pictures’ test runner did not come to its end.')
  if (status !== 0 && !results.pictures.some(({ failure }) => failure))
    throw new Error('The pictures’ test runner failed, and no picture did.')
  return results
}
