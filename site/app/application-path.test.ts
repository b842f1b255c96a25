import { expect, it } from 'vitest'
import { screens } from './screens.ts'
import { readSite } from '../build/pages.ts'
import { isApplicationPath } from '@anupalan/server/contract/site/application-path'

it('all screens are application paths, and no page is', async () => {
  const { pages } = await readSite()
  expect(Object.keys(screens).filter((path) => !isApplicationPath(path))).toEqual([])
  expect(pages.filter(({ path }) => isApplicationPath(path))).toEqual([])
})

it.each([
  '/admin',
  '/auth?x=1',
  '/auth/reset#key=x',
  '/client/tasks#due',
  '/client/no-such',
  '/admin/users?as=admin',
])('%s is handled by the router', (href) => expect(isApplicationPath(href)).toBe(true))

it.each([
  '',
  '#main',
  '/',
  '/#contact',
  '/authors',
  '/administration',
  '/client',
  '/pricing?next=/client/tasks',
  '//client/tasks',
  'https://site.example/client/tasks',
  'mailto:office@site.example',
])('%s is handled by the browser', (href) => expect(isApplicationPath(href)).toBe(false))
