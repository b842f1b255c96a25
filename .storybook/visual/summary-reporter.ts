import type { FullResult, Reporter, TestCase, TestError, TestResult } from 'playwright/test/reporter'
import { readTask, writeResults, type TakenPicture } from './task.ts'

/** Begins a failure's line; those of another commit are no failures of this one. */
const sign = readTask().purpose === 'record' ? 'Base commit:' : '✗'

/** Prints each failure in a line as it comes, and writes what was taken for the command that asked. */
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

  /** What is no picture's: a file that cannot be loaded, two stories of one name. */
  onError({ message = '', stack = message }: TestError) {
    process.stdout.write(`${sign} ${stack}\n`)
  }

  onEnd(_result: FullResult) {
    const seconds = (performance.now() - this.started) / 1000
    writeResults({ seconds, pictures: this.pictures })
  }
}
