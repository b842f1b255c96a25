import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { saveFlash, takeFlash, type Flash } from './flash.ts'
import { showFlash } from './toasts/show-flash.ts'
import { toasts } from './toasts/toasts.ts'

const flash: Flash = {
  title: 'That page is not open to your account.',
  text: 'It is for these roles: Super admin and Admin. Your role is Client.',
  variant: 'destructive',
}

beforeEach(() => {
  const storage = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
    removeItem: (key: string) => void storage.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('is shown once, as a toast', () => {
  const toast = vi.spyOn(toasts, 'toast')
  saveFlash({ ...flash, title: 'Replaced' })
  saveFlash(flash)
  showFlash()
  showFlash()
  expect(toast.mock.calls).toEqual([
    [{ title: flash.title, description: flash.text, variant: flash.variant }],
  ])
})

it('ignores a stored value that is not valid', () => {
  sessionStorage.setItem('flash', '{')
  expect(takeFlash()).toBeNull()
  sessionStorage.setItem('flash', 'null')
  expect(takeFlash()).toBeNull()
})
