import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Section } from '@anupalan/server/contract/site/sections'
import { expect, test } from 'vitest'
import { addQuestions, readQuestions } from './add-questions.ts'

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

test('questions are added to the part under whose name they stand', () => {
  const text =
    '#\nwho answers?\n\n#reach ~ Business\nare you open on sunday\nरविवार को खुले हैं\n#reach ~ Office\nwhere is it\n'
  const [page, hours, office] = addQuestions(sections, [{ path: '/contact', text }])
  expect(page!.questions).toEqual(['who answers?'])
  expect(hours!.questions).toEqual(['are you open on sunday', 'रविवार को खुले हैं'])
  expect(office!.questions).toEqual(['where is it'])
})

test('a part that the site does not have and a line without a part are errors', () => {
  const files = [
    { path: '/contact', text: '#map\nwhere\n#reach ~ Parking\ncar\n' },
    { path: '/about', text: 'who\n' },
  ]
  expect(() => addQuestions(sections, files)).toThrow(
    '/contact#map, /contact#reach ~ Parking, /about: “who” without a part',
  )
})

test('files are named as their pages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'questions-'))
  try {
    mkdirSync(join(folder, 'services'))
    for (const name of ['index.txt', 'pricing.txt', 'services/index-of-fees.txt'])
      writeFileSync(join(folder, name), name)
    expect(readQuestions(folder)).toEqual([
      { path: '/', text: 'index.txt' },
      { path: '/pricing', text: 'pricing.txt' },
      { path: '/services/index-of-fees', text: 'services/index-of-fees.txt' },
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
