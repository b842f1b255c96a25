import type { Section } from '@anupalan/server/contract/site/sections'
import { expect, test } from 'vitest'
import { addAsked } from './add-asked.ts'

const section = (anchor: string, ...headings: string[]): Section => ({
  path: '/contact',
  anchor,
  kind: 'page',
  title: 'Contact',
  headings,
  asOf: '2026-11-20',
  texts: ['Monday to Saturday.'],
})
const sections = [section(''), section('reach', 'Business hours'), section('reach', 'Office')]

test('words are added to the part that they name', () => {
  const [page, hours, office] = addAsked(sections, [
    ['/contact', 'phone'],
    ['/contact#reach~Business', 'open closed'],
    ['/contact#reach~Business', 'sunday'],
  ])
  expect(page).toMatchObject({ asked: 'phone', texts: ['Monday to Saturday.'] })
  expect(hours).toMatchObject({ asked: 'open closed sunday' })
  expect(office).toEqual(sections[2])
})

test('a place that the site does not have is an error', () => {
  const places = [
    ['/contact#map', 'where'],
    ['/contact#reach~Parking', 'car'],
  ] as const
  expect(() => addAsked(sections, places)).toThrow('/contact#map, /contact#reach~Parking')
})
