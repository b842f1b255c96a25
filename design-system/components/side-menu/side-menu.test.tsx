import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SideMenu } from './index.ts'
import { threeEntries } from './side-menu.samples.tsx'

test('"Floating side menu: Client Login (/auth), Virtual Assistant (/virtual-assistant-info, NEW badge), Schedule Meeting (/schedule-meeting)", prerendered', () => {
  const html = renderToString(<SideMenu entries={threeEntries} current="/auth" />)
  const words = (text = '') => text.replaceAll(/<!--.*?-->|<[^>]+>/g, '')
  const links = [...html.matchAll(/<a href="([^"]+)"[^>]*>(.*?)<\/a>/g)].map(([, href, text]) => [
    href,
    words(text),
  ])
  expect(links).toEqual([
    ['/auth', 'Client Login'],
    ['/virtual-assistant-info', 'Virtual Assistant NEW'],
    ['/schedule-meeting', 'Schedule Meeting'],
  ])
  expect(html.match(/aria-current="page"/g)).toHaveLength(1)
  expect(html).not.toContain('style=')
})
