import { describe, expect, test, vi } from 'vitest'
import { createToastStore, ToastRegionError, type ToastCommand } from './toast-store.ts'

const titles = (commands: ToastCommand[]) =>
  commands.map((command) => (command.type === 'create' ? command.toast.title : command.type))

describe('while the region is still loading', () => {
  test('"a new one replaces the current": only the last toast waits, with its updates', () => {
    const { toast, subscribe } = createToastStore()
    toast({ title: 'First' })
    toast({ title: 'Second' }).update({ title: 'Second, changed' })
    const heard: ToastCommand[] = []
    subscribe((command) => heard.push(command))
    expect(titles(heard)).toEqual(['Second', 'update'])
  })

  test('a delivered toast is not delivered again', () => {
    const { toast, subscribe } = createToastStore()
    toast({ title: 'First' })
    subscribe(() => {})()
    const region = vi.fn<(command: ToastCommand) => void>()
    subscribe(region)
    expect(region).not.toHaveBeenCalled()
  })
})

test('notifies when a toast waits for a region, and when none does any more', () => {
  const { toast, subscribe, watch, isWaiting } = createToastStore()
  const seen: boolean[] = []
  const stop = watch(() => seen.push(isWaiting()))
  toast({ title: 'First' })
  const leave = subscribe(() => {})
  toast({ title: 'Second' })
  expect(seen).toEqual([true, false])
  leave()
  stop()
  toast({ title: 'Third' })
  expect(seen).toEqual([true, false])
})

test('a toast defaults to 5000 ms, is not destructive, and has a unique id', () => {
  const { toast, subscribe } = createToastStore()
  const heard: ToastCommand[] = []
  subscribe((command) => heard.push(command))
  const first = toast({ title: 'Logged out successfully' })
  const second = toast({ title: 'Login failed', variant: 'destructive', duration: 8000 })
  second.dismiss()
  expect(first.id).not.toBe(second.id)
  expect(heard).toEqual([
    {
      type: 'create',
      toast: { id: first.id, title: 'Logged out successfully', variant: 'default', duration: 5000 },
    },
    {
      type: 'create',
      toast: { id: second.id, title: 'Login failed', variant: 'destructive', duration: 8000 },
    },
    { type: 'dismiss', id: second.id },
  ])
})

test('rejects a second region, which would show and announce every toast twice', () => {
  const { subscribe } = createToastStore()
  const unsubscribe = subscribe(() => {})
  expect(() => subscribe(() => {})).toThrow(ToastRegionError)
  unsubscribe()
  expect(() => subscribe(() => {})).not.toThrow()
})
