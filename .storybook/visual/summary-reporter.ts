import type { FullResult, Reporter, TestCase, TestError, TestResult } from 'playwright/test/reporter'
import { readTask, writeResults, type TakenPicture } from './task.ts'

/** Prefix of a failure's line; differences of the base commit are not failures of this one. */
const sign = readTask().purpose === 'record' ? 'Base commit:' : '✗'

/** Prints a line for each failure, and writes the results for the command. */
export default class SummaryReporter implements Reporter {
  private readonly pictures: TakenPicture[] = []
  private readonly started = performance.now()

  onTestEnd(test: TestCase, result: TestResult) {
    const [title = '', name = ''] = test.titlePath().slice(3)
    const annotated = (type: string) =>
      test.annotations.find((annotation) => annotation.type === type)?.description ?? ''
    const body = result.attachments.find((attachment) => attachment.name === 'picture')?.body
    const picture: TakenPicture = {
      story: annotated('story'),
      mode: annotated('mode'),
      title,
      name,
      duration: result.duration,
      ...(body && (JSON.parse(body.toString()) as Pick<TakenPicture, 'hash' | 'axe' | 'failure'>)),
    }
    if (result.status !== 'passed') {
      const { message = result.status, stack = '' } = result.errors[0] ?? {}
      picture.failure ??= { message: message.split('\n', 1)[0]!, trace: stack }
    }
    if (picture.failure) process.stdout.write(`${sign} ${title} › ${name}: ${picture.failure.message}\n`)
    this.pictures.push(picture)
  }

  /** Errors outside a test: a file that cannot be loaded, two stories with one name. */
  onError({ message = '', stack = message }: TestError) {
    process.stdout.write(`${sign} ${stack}\n`)
  }

  onEnd(_result: FullResult) {
    const seconds = (performance.now() - this.started) / 1000
    writeResults({ seconds, pictures: this.pictures })
  }
}
