/** An S3 service in the test process, with a bucket that is removed at the end. */
// oxlint-disable-next-line typescript/triple-slash-reference -- scripts that use it do not include the declaration
/// <reference path="./s3rver.d.ts" />
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

export interface S3Server {
  /** The setting FILES_URL. */
  readonly url: string
  /** Paths of the files in which it keeps the contents of its objects. */
  contents(): string[]
  /** No longer answers, as a service that is down; `start` makes it answer again at the same address. */
  stop(): Promise<void>
  start(): Promise<void>
  remove(): Promise<void>
}

const bucket = 'anupalan-files'

export async function startS3(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'anupalan-s3-'))
  let port = 0
  let running: S3rver | undefined

  async function start(): Promise<void> {
    running = new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory,
      configureBuckets: [{ name: bucket }],
    })
    port = (await running.run()).port
  }

  async function stop(): Promise<void> {
    const ending = running
    running = undefined
    await ending?.close()
  }

  await start()
  return {
    // The key and the secret that s3rver accepts.
    url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/${bucket}/portal?region=us-east-1&tls=off`,
    contents: () =>
      readdirSync(directory, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /[\da-f]{12}\._S3rver_object$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name)),
    stop,
    start,
    async remove() {
      await stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
