/** Request and results of the screenshots' test runner: two JSON files, named by an environment variable. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../../scripts/run.ts'
import type { Picture } from './pictures.ts'

export const reportsFolder = join(import.meta.dirname, '../../reports')

/** A screenshot to take. */
export interface Shot {
  picture: Picture
  /** Hash of its pixels as expected, if known. */
  expected?: string
}

export interface Task {
  /**
   * `compare` fails if a screenshot is not the expected one. `accept` accepts what is rendered, unless a system font is
   * used. `record` stores another commit's screenshots without checks.
   */
  purpose: 'compare' | 'accept' | 'record'
  /** Of the workbench, such as `http://127.0.0.1:40123`. */
  address: string
  shots: readonly Shot[]
  /** Whether a failure ends its worker, so that the runner counts it and stops. @default false */
  stopsEarly?: boolean
}

/** Axe's results for a screenshot. */
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
  /** Hash of its pixels; none if the story could not be captured. */
  hash?: string
  axe?: AxeCount
  /** ms */
  duration: number
  /** Why it failed. */
  failure?: {
    message: string
    /** Includes the position in the runner. */
    trace: string
  }
}

export interface Results {
  /** Duration of the run, in seconds. */
  seconds: number
  pictures: TakenPicture[]
}

const taskFile = process.env.VISUAL_TASK ?? ''
const resultsFile = (task: string) => task.replace(/\.json$/, '-results.json')

/** Reads the request. */
export const readTask = () => JSON.parse(readFileSync(taskFile, 'utf8')) as Task

/** Writes the results. */
export const writeResults = (results: Results) =>
  writeFileSync(resultsFile(taskFile), JSON.stringify(results))

export interface TaskOptions {
  /** Part of the screenshots, in Playwright's format: `1/4`. */
  shard?: string
  /** Stops after this many failures; 0 for no limit. @default 0 */
  maxFailures?: number
}

/**
 * Runs a task in the test runner.
 *
 * @throws if the run is incomplete, or fails for another reason than a screenshot
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
  const isComplete = shard === undefined && maxFailures === 0
  if (!results || (isComplete && results.pictures.length < task.shots.length))
    throw new Error('The pictures’ test runner did not finish.')
  if (status !== 0 && !results.pictures.some(({ failure }) => failure))
    throw new Error('The pictures’ test runner failed without a failed picture.')
  return results
}
