import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FolderInUseError, awaitFolder, lockFolder } from './folder-lock.ts'
import type { FolderLock } from './folder-lock.ts'

describe('the lock of a data folder', () => {
  let folder: string
  let held: FolderLock[]
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'anupalan-lock-'))
    held = []
  })
  afterEach(() => {
    for (const lock of held) lock.release()
    rmSync(folder, { recursive: true })
  })

  const lock = (purpose = 'server') => {
    const taken = lockFolder(folder, 'data', purpose)
    held.push(taken)
    return taken
  }
  const lockError = () => {
    try {
      lock('restore')
    } catch (error) {
      return error
    }
    return undefined
  }

  test('is exclusive, names its holder, and is free once it is released', () => {
    const first = lock()
    const error = lockError()
    expect(error).toBeInstanceOf(FolderInUseError)
    expect((error as FolderInUseError).holder).toEqual({
      purpose: 'server',
      pid: process.pid,
      host: hostname(),
      since: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    })
    expect((error as Error).message).toContain(`a server (process ${process.pid} on ${hostname()}, since `)
    first.release()
    expect(lockError()).toBeUndefined()
  })

  test('of the data is independent of that of the commands', () => {
    lock()
    held.push(lockFolder(folder, 'commands', 'backup'))
    expect(lockError()).toBeInstanceOf(FolderInUseError)
  })

  test('is released when its process ends, even if it is killed', async () => {
    // No variable refers to the lock, and garbage collection runs.
    const script = `
      const { lockFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))})
      lockFolder(process.env.FOLDER, 'data', 'server')
      gc()
      console.log('locked')
      setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', script], {
      env: { PATH: process.env.PATH, FOLDER: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const closed = once(child, 'close')
    try {
      await once(child.stdout, 'data')
      expect(lockError()).toMatchObject({ holder: { purpose: 'server', pid: child.pid } })
    } finally {
      child.kill('SIGKILL')
    }
    await closed
    expect(lockError()).toBeUndefined()
  })

  test('is waited for if its holder matches, up to the timeout', async () => {
    const first = lock('restore')
    const options = { shouldWait: (holder?: { purpose: string }) => holder?.purpose === 'restore' }
    await expect(awaitFolder(folder, 'data', 'server', { ...options, timeout: 1 })).rejects.toThrow(
      'is in use by a restore',
    )
    const waiting = Promise.withResolvers<string>()
    const second = awaitFolder(folder, 'data', 'server', {
      ...options,
      onWait: ({ message }) => waiting.resolve(message),
    })
    expect(await waiting.promise).toContain('is in use by a restore')
    first.release()
    held.push(await second)
    await expect(awaitFolder(folder, 'data', 'server', options)).rejects.toThrow('is in use by a server')
  })

  test('is a file for its owner only, in a folder that it creates', () => {
    const umask = process.umask(0o077)
    held.push(lockFolder(join(folder, 'new/data'), 'data', 'server'))
    process.umask(umask)
    expect(statSync(join(folder, 'new/data')).mode & 0o777).toBe(0o700)
    expect(statSync(join(folder, 'new/data/lock.sqlite')).mode & 0o077).toBe(0)
  })
})
